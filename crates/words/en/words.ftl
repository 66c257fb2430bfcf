# How sentences are put together, whatever the game.

words-list-more = { $some }, { $next }
words-list-last = { $some } and { $next }
words-list-nothing = nothing
words-thing = { $thing }
words-thing-of = { $thing } ({ $owner })

# What a content file says for itself; it has a text for every language.
words-given = { $en }

# What hurts and is no weapon of its own: in reports of the lab and at the end of a match.
lab-tool-melee = melee weapon
lab-tool-fire = fire
