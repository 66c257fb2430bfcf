# Teksty kart Adrenaliny, tworzone z ich programów: crates/adrenaline/src/prose.rs.

## Łączenie części

adrenaline-card-then = { $one } { $two }
adrenaline-card-both = { $one } { $two }
adrenaline-card-described = { $noun } { $quals }
    .gen = { $noun_gen } { $quals }
    .acc = { $noun_acc } { $quals }
adrenaline-card-nothing = Sam z siebie nic nie robi.

## Co kto dostaje

adrenaline-card-damage = { $n ->
    [one] 1 obrażenie
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
    .each = { $n ->
    [one] 1 obrażeniu
    [few] { $n } obrażenia
   *[many] { $n } obrażeń
}
adrenaline-card-marks = { $n ->
    [one] znacznik namierzenia
    [few] { $n } znaczniki namierzenia
   *[many] { $n } znaczników namierzenia
}
    .each = { $n ->
    [one] znaczniku namierzenia
    [few] { $n } znaczniki namierzenia
   *[many] { $n } znaczników namierzenia
}
adrenaline-card-venom = znacznik jadu
    .each = znaczniku jadu
adrenaline-card-control = znacznik kontroli umysłu
    .each = znaczniku kontroli umysłu

adrenaline-card-hit = { $what } dla { $whom_gen }.
adrenaline-card-may-hit = Jeśli chcesz, { $what } dla { $whom_gen }.
adrenaline-card-hit-each = Po { $what_each } dla { $whom_gen }.
adrenaline-card-hit-all = Po { $what_each } dla { $whom_gen }.
adrenaline-card-hit-some = Po { $what_each } dla najwyżej { $whom_gen }.
adrenaline-card-give = Dla { $whom_gen }: { $what }.
adrenaline-card-may-give = Jeśli chcesz, dla { $whom_gen }: { $what }.
adrenaline-card-give-each = Dla { $whom_gen }: po { $what_each }.
adrenaline-card-give-all = Dla { $whom_gen }: po { $what_each }.
adrenaline-card-give-some = Dla najwyżej { $whom_gen }: po { $what_each }.
adrenaline-card-no-two = Każdy cel na innym polu.
adrenaline-card-overload = Dostajesz znacznik przeciążenia.
adrenaline-card-track = W tej turze Hakowanie sięga { $whom_gen }.
adrenaline-card-heal = Ulecz { $whom_acc }.

## Kto

adrenaline-card-figure = postać
    .gen = postaci
adrenaline-card-any-figure = dowolna postać
    .gen = dowolnej postaci
    .acc = dowolną postać
adrenaline-card-another-figure = inna postać
    .gen = innej postaci
    .acc = inną postać
adrenaline-card-figures = { $n ->
    [2] dwie postacie
    [3] trzy postacie
    [4] cztery postacie
    [one] jedna postać
    [few] { $n } postacie
   *[many] { $n } postaci
}
    .gen = { $n ->
    [2] dwóch postaci
    [3] trzech postaci
    [4] czterech postaci
    [one] jednej postaci
    [few] { $n } postaci
   *[many] { $n } postaci
}
adrenaline-card-enemy = wróg
    .gen = wroga
    .acc = wroga
adrenaline-card-any-enemy = dowolny wróg
    .gen = dowolnego wroga
    .acc = dowolnego wroga
adrenaline-card-another-enemy = inny wróg
    .gen = innego wroga
    .acc = innego wroga
adrenaline-card-enemies = { $n ->
    [2] dwóch wrogów
    [3] trzech wrogów
    [4] czterech wrogów
    [one] jeden wróg
    [few] { $n } wrogów
   *[many] { $n } wrogów
}
    .gen = { $n ->
    [2] dwóch wrogów
    [3] trzech wrogów
    [4] czterech wrogów
    [one] jednego wroga
    [few] { $n } wrogów
   *[many] { $n } wrogów
}
adrenaline-card-one-of-targets = jeden z celów
    .gen = jednego z celów
adrenaline-card-one-of-those-hit = jedna z trafionych postaci
    .gen = jednej z trafionych postaci
    .acc = jedną z trafionych postaci
adrenaline-card-mate = członek zespołu
    .gen = członka zespołu
    .acc = członka zespołu
adrenaline-card-everyone = wszyscy
    .gen = wszystkich
adrenaline-card-everyone-else = wszyscy inni
    .gen = wszystkich innych
adrenaline-card-every-enemy = wszyscy wrogowie
    .gen = wszystkich wrogów
adrenaline-card-every-other-enemy = wszyscy inni wrogowie
    .gen = wszystkich innych wrogów
adrenaline-card-you = ty
    .gen = ciebie
adrenaline-card-target = { $n ->
    [1] pierwszy cel
    [2] drugi cel
    [3] trzeci cel
    [4] czwarty cel
    [5] piąty cel
    [6] szósty cel
   *[0] cel
}
    .gen = { $n ->
    [1] pierwszego celu
    [2] drugiego celu
    [3] trzeciego celu
    [4] czwartego celu
    [5] piątego celu
    [6] szóstego celu
   *[0] celu
}

## Gdzie

adrenaline-card-your-square = twoje pole
    .gen = twojego pola
    .loc = twoim polu
adrenaline-card-that-square = to pole
    .gen = tego pola
    .loc = tym polu
adrenaline-card-start = pole, z którego ruszasz
    .gen = pola, z którego ruszasz
    .loc = polu, z którego ruszasz
adrenaline-card-square-of = pole { $whom_gen }
    .gen = pola { $whom_gen }
    .loc = polu { $whom_gen }
adrenaline-card-seen = w zasięgu wzroku
adrenaline-card-seen-by = w zasięgu wzroku { $whom_gen }
adrenaline-card-unseen = poza zasięgiem wzroku
adrenaline-card-unseen-by = poza zasięgiem wzroku { $whom_gen }
adrenaline-card-on = na { $place_loc }
adrenaline-card-on-or-near = na { $place_loc } lub { $n ->
    [one] o 1 ruch od niego
    [few] najwyżej o { $n } ruchy od niego
   *[many] najwyżej o { $n } ruchów od niego
}
adrenaline-card-exactly = dokładnie o { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
} od { $whom_gen }
adrenaline-card-between = w odległości od { $least } do { $most } ruchów od { $whom_gen }
adrenaline-card-at-least = co najmniej o { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
} od { $whom_gen }
adrenaline-card-up-to = najwyżej o { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
} od { $whom_gen }
adrenaline-card-not-yours = inne niż twoje
adrenaline-card-not-that = inne niż poprzednie
adrenaline-card-elsewhere = na innym polu
adrenaline-card-apart = na innym polu niż { $whom }
adrenaline-card-ahead = na { $n ->
    [1] pierwszym
    [2] drugim
    [3] trzecim
   *[4] { $n }.
} polu w tym kierunku
adrenaline-card-line = na twoim polu lub w tym kierunku, także za ścianą
adrenaline-card-lines = na twoim polu lub w linii prostej od ciebie, także za ścianą
adrenaline-card-straight = najwyżej o { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
} od { $whom_gen } w linii prostej
adrenaline-card-inside = w tym pomieszczeniu
adrenaline-card-other-room = inne niż twoje
adrenaline-card-outside = poza pomieszczeniem { $whom_gen }
adrenaline-card-venomous = ze znacznikiem jadu
adrenaline-card-not-that-of = (ale nie tego, co { $effect })

## Wybór

adrenaline-card-choose-square = Wybierz pole { $quals }.
adrenaline-card-may-choose-square = Możesz wybrać pole { $quals }.
adrenaline-card-choose-any-square = Wybierz pole.
adrenaline-card-may-choose-any-square = Możesz wybrać pole.
adrenaline-card-choose-room = Wybierz pomieszczenie { $quals }.
adrenaline-card-may-choose-room = Możesz wybrać pomieszczenie { $quals }.
adrenaline-card-choose-any-room = Wybierz pomieszczenie.
adrenaline-card-may-choose-any-room = Możesz wybrać pomieszczenie.
adrenaline-card-choose-heading = Wybierz kierunek.
adrenaline-card-choose-figure = Wybierz { $whom_acc }.
adrenaline-card-may-choose-figure = Możesz wybrać { $whom_acc }.

## Ruch

adrenaline-card-go = Przejdź { $way }.
adrenaline-card-may-go = Możesz przejść { $way }.
adrenaline-card-shift = Przesuń { $whom_acc } { $way_by }.
adrenaline-card-may-shift = Możesz przesunąć { $whom_acc } { $way_by }.
adrenaline-card-way = { $most ->
    [one] 1 pole
    [2] { $least ->
        [one] 1 lub 2 pola
        [few] 2 pola
       *[many] 2 pola
    }
    [few] od { $least } do { $most } pól
   *[many] od { $least } do { $most } pól
}
    .by = o { adrenaline-card-way }
adrenaline-card-way-up-to = { $n ->
    [one] najwyżej 1 pole
    [few] najwyżej { $n } pola
   *[many] najwyżej { $n } pól
}
    .by = { $n ->
    [one] najwyżej o 1 pole
    [few] najwyżej o { $n } pola
   *[many] najwyżej o { $n } pól
}
adrenaline-card-way-straight = { adrenaline-card-way } w linii prostej
    .by = o { adrenaline-card-way } w linii prostej
adrenaline-card-way-ahead = { $n ->
    [one] 1 pole
    [few] { $n } pola
   *[many] { $n } pól
} w tym kierunku
    .by = o { adrenaline-card-way-ahead }
adrenaline-card-way-to = na { $place }
adrenaline-card-way-there = na pole { $quals }
adrenaline-card-way-anywhere = na dowolne pole
adrenaline-card-way-and = { $way }, na pole { $quals }
    .by = { $way_by }, na pole { $quals }

## Kiedy

adrenaline-card-before = Przed strzałem.
adrenaline-card-before-or-after = Przed strzałem albo po nim.
adrenaline-card-only-before = Tylko przed efektem: { $effects }.
adrenaline-card-only-after = Tylko po efekcie: { $effects }.
adrenaline-card-may-miss = Nie musi nikogo trafić.
adrenaline-card-trick = Jeden z celów może być poza zasięgiem wzroku, najwyżej o { $n ->
    [one] 1 ruch
    [few] { $n } ruchy
   *[many] { $n } ruchów
}.
adrenaline-card-any-distance = Odległość nie ma znaczenia.

## Płytki nagród i zdolności w trybie zespołowym

adrenaline-card-points = { $n ->
    [one] 1 punkt
    [few] { $n } punkty
   *[many] { $n } punktów
}
adrenaline-card-heals = { $n ->
    [one] leczenie
    [few] { $n } leczenia
   *[many] { $n } leczeń
}
adrenaline-card-cubes = { $n ->
    [one] 1 kostka
    [few] { $n } kostki
   *[many] { $n } kostek
}
adrenaline-card-powerups = { $n ->
    [one] karta zdolności
    [few] { $n } karty zdolności
   *[many] { $n } kart zdolności
}
adrenaline-card-reward = Jeden kolor: { $one }. Dwa: { $two }. Trzy: { $three }.
adrenaline-card-near = { adrenaline-card-damage } dla wrogów o jeden ruch dalej
adrenaline-card-discharge = { $n ->
    [one] 1 znacznik:
    [few] { $n } znaczniki:
   *[many] { $n } znaczników:
} { $does }.
adrenaline-card-ability-venom = Każdy zatruty wróg dostaje { $damage ->
    [one] 1 obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
} prosto na planszę. Zdolność jest obowiązkowa; znacznik zostaje, aż plansza zostanie zapunktowana albo usuną go nanoboty.
adrenaline-card-ability-mind-control = Każdego kontrolowanego wroga możesz przesunąć { $moves ->
    [one] o 1 pole
    [few] najwyżej o { $moves } pola
   *[many] najwyżej o { $moves } pól
}, a potem może on zadać { $damage ->
    [one] 1 obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
} członkowi swojego zespołu na tym samym polu; to zużywa znacznik.
adrenaline-card-ability-overload = Dołóż znacznik albo wyładuj wszystkie na każdego wroga na jego polu. { $lines }
adrenaline-card-ability-nanobots = Ulecz lub oczyść Dozera albo członka zespołu oddalonego najwyżej o { $range ->
    [one] 1 ruch
    [few] { $range } ruchy
   *[many] { $range } ruchów
}; bez limitu odległości, jeśli w tej turze trafił swoją bronią osobistą.
adrenaline-card-ability-upgrade = Weź kostkę w kolorze widocznym na jej polu albo obniż koszt jednego ładowania o kostkę.
adrenaline-card-ability-hack = Daj { adrenaline-card-hacked } wrogowi, którego widzi lub tropi, albo zabierz kostkę graczowi, którego postać stoi na jej polu.
adrenaline-card-hacked = { $marks ->
    [one] znacznik namierzenia
    [few] { $marks } znaczniki namierzenia
   *[many] { $marks } znaczników namierzenia
}

## Karty zdolności

adrenaline-card-scope = Gdy twój strzał zadaje obrażenia: { $price ->
    [0] jedna z trafionych postaci dostaje
    [one] zapłać kostką dowolnego koloru, a jedna z trafionych postaci dostaje
    [few] zapłać { $price } kostkami dowolnych kolorów, a jedna z trafionych postaci dostaje
   *[many] zapłać { $price } kostkami dowolnych kolorów, a jedna z trafionych postaci dostaje
} jeszcze { $damage ->
    [one] 1 obrażenie
    [few] { $damage } obrażenia
   *[many] { $damage } obrażeń
}.
adrenaline-card-newton = W swojej turze, między akcjami: przesuń inną postać { $moves ->
    [one] o 1 pole
    [few] o 1 do { $moves } pól
   *[many] o 1 do { $moves } pól
} w linii prostej.
adrenaline-card-tagback = Gdy obrażenia zadaje ci ktoś, kogo widzisz: połóż na nim { $marks ->
    [one] znacznik namierzenia
    [few] { $marks } znaczniki namierzenia
   *[many] { $marks } znaczników namierzenia
}.
