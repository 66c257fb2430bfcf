# %% [markdown]
# # A tour of the package
#
# A notebook as a script: every editor that knows `# %%` runs it cell by cell, and `cargo xtask python` runs all of it.

# %%
import fireteam
import numpy as np

for game in fireteam.games():
    print(f"{game.name}: {game.actions} actions, {game.features} features, options {[o.name for o in game.options]}")

# %% [markdown]
# ## One match
# Somebody is asked a small question at a time. Answers are numbers, or words.

# %%
match = fireteam.Match("adrenaline", seed=7, players=3)
print(match.actor, "is asked:", match.question())
for action, word, label in zip(match.legal_actions(), match.legal_words(), match.labels(), strict=True):
    print(f"  {action:4} {word:24} {label}")
match.step(match.legal_words()[0])
print(*match.events(), sep="\n")

# %% [markdown]
# ## No leaks
# An observation holds what a seat may know. In a world that looks the same to the seat, it is the same.

# %%
rng = np.random.default_rng(1)
differs = 0
while not match.over and match.seq < 400:
    seat = match.seat
    world = match.deal_again(seat, seed=match.seq)
    assert np.array_equal(match.observation(seat), world.observation(seat))
    assert match.view(seat) == world.view(seat)
    others = [other for other in range(match.num_seats) if other != seat]
    differs += any(match.view(other) != world.view(other) for other in others)
    match.step(int(rng.choice(match.legal_actions())))
print(f"{differs} of these worlds differed from the true one, and the seat could not tell")
assert differs > 10

# %% [markdown]
# ## What the numbers mean

# %%
spec = match.spec()
look = match.observation()
for feature in spec[:5] + spec[-2:]:
    print(feature.name, feature.low, feature.high, look[feature.place : feature.place + feature.size])

# %% [markdown]
# ## Many at once
# Arrays are made once; a step writes into them.

# %%
batch = fireteam.Batch("adrenaline", 64, seed=1, players=3, bots={1: "random", 2: "random"})
wins = ends = 0
while ends < 20:
    batch.step(batch.sample())
    ends += int(batch.done.sum())
    wins += int((batch.rewards[batch.done, 0] > 0).sum())
print(f"a random player won {wins} of {ends} matches against two others")
assert 0 < wins < ends

# %% [markdown]
# ## Taking back, copying, keeping
# Luck depends on the seed and the number of answers before it: copies play on alike.

# %%
match = fireteam.Match("tf2-turns", seed=3, mode="cp")
for _ in range(40):
    match.step(match.bot("random", seed=match.seq))
twin = match.clone()
answer = match.legal_actions()[0]
match.step(answer)
twin.step(answer)
assert match.view() == twin.view()
match.undo()
again = fireteam.Match.from_record(match.record(), seed=3)
assert again.log() == match.log()
drawing = match._repr_html_()  # what a notebook shows
assert "<svg" in drawing
