# Laboratorium: nazwy tego, co się liczy, strona raportu, porównania i przeglądy wartości.

lab-name = { $name }

## Skąd są punkty, a gdzie ich nie ma: dokonania

lab-source-first-blood = pierwsza krew
lab-source-board = obrażenia na planszy zabitego
lab-source-double-kill = podwójna śmierć
lab-source-track = tor ofiar
lab-source-spawnpoint = punkty odrodzenia
lab-source-turrets = wieżyczki
lab-source-head-start = przewaga na starcie
lab-source-flush = rozładowanie bufora
lab-source-overkill = totalna anihilacja
lab-source-doublekill = podwójna śmierć
lab-source-triplekill = potrójna śmierć
lab-source-leftover = pozostałe obrażenia
lab-source-kills = zabici wrogowie
lab-source-intel-taken = zabrane teczki
lab-source-point-captured = zdobyte punkty kontrolne
lab-source-sentry-built = zbudowane działka
lab-source-building-destroyed = zniszczone budowle
lab-source-flag-taken = zabrane flagi

## Rodzaje pytań

lab-kind-pass = pas albo dość
lab-kind-action = która akcja
lab-kind-ability = która zdolność specjalna
lab-kind-effect = który efekt broni
lab-kind-weapon = która broń
lab-kind-figure = która postać
lab-kind-square = które pole
lab-kind-area = które pomieszczenie lub kierunek
lab-kind-cube = która kostka
lab-kind-card = która karta zdolności
lab-kind-tile = który żeton amunicji
lab-kind-setup = przygotowania
lab-kind-class = która klasa
lab-kind-heading = który kierunek
lab-kind-end = koniec tury
lab-kind-piece = która budowla

## Inne nazwy

lab-turns-turn = turach
lab-turns-rotation = rotacjach
lab-turns-round = rundach
lab-order-first = zaczyna
lab-order-second = gra jako drugi
lab-ending-intel = teczka przyniesiona
lab-ending-points = wszystkie punkty zdobyte
lab-ending-guard = koniec ostatniej rotacji
lab-ending-conceded = poddanie
lab-ending-drawn = remis
lab-metric-points = punkty strony
lab-metric-decisions = decyzje w partii
lab-count-uses = użycia
lab-count-damage = obrażenia
lab-count-kills = zabici
lab-metric-ahead = kończy przed drugim

lab-topic-win = Wygrane
lab-topic-length = Długość
lab-topic-points = Punkty
lab-topic-decisions = Decyzje
lab-topic-source = Punkty za
lab-topic-answer = Odpowiedź
lab-topic-bots = Boty
lab-topic-figure = Postacie
lab-topic-figure-note = Jak często wygrywa gracz z daną postacią. Postacie nie mają tu własnych zasad, więc każdy przedział powinien zawierać { $fair }.
lab-topic-order = Kolejność gry
lab-topic-order-note = Jak często wygrywa ten, kto gra jako pierwszy, drugi i tak dalej. Sprawiedliwie byłoby { $fair }.
lab-topic-spawn = Miejsce startu
lab-topic-spawn-note = Jak często wygrywają ci, którzy najpierw weszli na arenę w punkcie odrodzenia tego koloru. Sprawiedliwie byłoby { $fair }.
lab-topic-character = Postacie
lab-topic-character-note = Jak często wygrywa zespół z tą postacią. Sprawiedliwie byłoby { $fair }.
lab-topic-own-weapon = Bronie osobiste
lab-topic-own-weapon-note = Jak często wygrywa zespół, którego postać przyniosła tę broń. Sprawiedliwie byłoby { $fair }.
lab-topic-class = Klasy
lab-topic-class-note = Jak często wygrywa strona, która zaczęła z tą klasą w drużynie. Sprawiedliwie byłoby { $fair }.
lab-topic-weapon = Bronie
lab-topic-powerup = Karty zdolności
lab-topic-ability = Zdolności specjalne
lab-topic-action = Ataki i akcje specjalne
lab-topic-hazard = Zagrożenia
lab-topic-attack = Bronie
lab-topic-reward = Płytka nagród
lab-topic-reward-note = Te same partie, podzielone według płytki nagród za rozładowanie bufora.
lab-topic-ending = Jak kończą się partie
lab-topic-ending-note = Te same partie, podzielone według tego, co je rozstrzygnęło.

## Strona

lab-title = { $game }: raport o równowadze
lab-made = Ziarno { $seed }, zasady { $rules }, komponenty { $content }. To samo ziarno daje te same partie na każdym komputerze.
lab-opening-random = O wszystkim przed pierwszą turą decydował los, więc wszystko spotyka się równie często.
lab-tile-games = partie
lab-tile-bots = kto grał
lab-tile-turns = długość partii w { $unit }
lab-tile-decisions = decyzje w partii
lab-findings = Co rzuca się w oczy
lab-found-fair = Żadne miejsce ani zespół nie ma wyraźnej przewagi: każdy przedział zawiera sprawiedliwe { $fair }.
lab-found-sides = Niesprawiedliwie; sprawiedliwie byłoby { $fair }:
lab-found-lift-best = najbardziej opłaca się używać, w punktach procentowych wygranych:
lab-found-lift-worst = najmniej opłaca się używać, w punktach procentowych wygranych:
lab-sides = Wygrane według miejsca
lab-sides-note = Wspólne wygrane liczą się w częściach. Linia przerywana to sprawiedliwa część, { $fair }.
lab-seat = Miejsce { $n }
lab-variants = Według ustawień
lab-variants-note = Ustawienia grano na zmianę z tymi samymi ziarnami, więc różnica pochodzi tylko od nich.
lab-variants-side = Odsetek wygranych: { $side }
lab-length = Długość partii
lab-length-note = Ile partii trwało jak długo. Linia przerywana to średnia.
lab-length-in = Długość w { $unit }
lab-length-decisions = Długość w decyzjach
lab-mean = średnia { $mean } ({ $low }–{ $high }), n={ $n }
lab-sources = Punkty według źródła
lab-sources-note = Punkty jednego gracza lub jednego zespołu w jednej partii oraz część wszystkich punktów.
lab-feats = Dokonania
lab-feats-note = Co jedna strona osiąga w jednej partii.
lab-lift = Wpływ na wygrane
lab-lift-note = O ile częściej wygrywa strona, która tego użyła, niż ta, która nie użyła, w punktach procentowych. Kto dłużej żyje, ten używa więcej, więc wpływ pokazuje, co towarzyszy wygranej, a nie co ją powoduje.
lab-damage-per-ammo = Obrażenia za jedną kostkę amunicji
lab-damage-per-use = Obrażenia jednego użycia
lab-kills-per-use = Zabici na jedno użycie
lab-all-numbers = Wszystkie liczby
lab-column-uses = użyć na partię
lab-column-used = używa
lab-column-damage = obrażenia
lab-column-kills = zabici
lab-column-ammo = amunicja
lab-column-win = wygrane
lab-column-n = n
lab-column-kind = pytanie
lab-column-part = część
lab-column-options = opcje
lab-column-decisions = decyzje
lab-facet-part = Część wszystkich partii
lab-board = Mapa { $board }
lab-board-note = Z { $games } partii. Im mocniejszy kolor, tym więcej się tam działo; wskaż pole, aby zobaczyć liczbę.
lab-heat-deaths = Śmierci (n={ $n })
lab-heat-stood = Gdzie stały postacie, gdy mijała tura (n={ $n })
lab-kinds = O czym decydują gracze
lab-kinds-note = Tylko prawdziwe decyzje, między co najmniej dwiema opcjami. Im więcej opcji, tym trudniejsze pytanie.
lab-reading = Jak czytać tę stronę
lab-reading-interval = Kreska przez punkt to jego przedział 95%: prawdziwa wartość leży w nim w dziewiętnastu na dwadzieścia takich raportów.
lab-reading-n = n to liczba obserwacji, na których opiera się oszacowanie. Mało obserwacji, szeroki przedział.
lab-reading-colour = Kolorowe punkty leżą wyraźnie powyżej lub poniżej linii przerywanej; szare mogą leżeć tam przypadkiem.
lab-reading-lift = Odsetki według Wilsona, średnie według t Studenta, różnice według Newcombe’a, ilorazy metodą delta.
lab-reading-bots = Boty to nie ludzie. Grają wszystkimi stronami tak samo, więc różnice między stronami pochodzą z gry; jak dobra jest karta w zręcznych rękach, to inne pytanie.

## Przeglądy wartości

lab-sweep-title = { $game }: { $field }
lab-sweep-note = Po { $games } partii z każdą wartością, z tymi samymi ziarnami; grał { $bots }. Wartość w komponentach to { $standing }.
lab-sweep-first = Strony i długość
lab-sweep-movers = Co zmienia się najbardziej
lab-sweep-movers-note = Te spośród wszystkich mierzonych rzeczy, które zmieniają się najbardziej jak na swoją niepewność.

## Dwa wyniki obok siebie

lab-pair-title = { $game }: dwa wyniki obok siebie
lab-pair-games = partie: { $games }
lab-pair-findings = Czym się różnią
lab-pair-findings-note = Różnice wyraźne dla wszystkiego na tej stronie naraz (poprawka Holma). Wyniki z tymi samymi ziarnami porównuje się tak, jakby miały różne, więc przedziały są raczej za szerokie.
lab-pair-nothing = Nie ma wyraźnych różnic.
lab-pair-sources = Punkty i dokonania strony według źródła

## Ile co jest warte

lab-worth = Ile co jest warte
lab-worth-note = O ile mniej wygrywa strona, która musi się bez tego obejść, w punktach procentowych, z partii w parach na tych samych ziarnach. W odróżnieniu od wpływu na wygrane to skutek, a nie zbieżność.
lab-worth-line = { $thing }, dla: { $side }
lab-worth-forced = użycia, gdzie wolno: { $allowed }, gdzie nie wolno, a nie było innej odpowiedzi: { $forced }

## Dobieranie wartości

lab-tune-title = { $game }: szukanie lepszych liczb
lab-tune-note = Partie w każdej próbie: { $games }, grają { $bots }, zawsze te same ziarna (ziarno { $seed }).
lab-tune-found = Co znaleziono
lab-tune-found-reached = Potwierdzone: z tymi liczbami każdy cel jest osiągnięty, z dokładnością do luzu.
lab-tune-found-nearer = Potwierdzone: z tymi liczbami jest bliżej celu niż teraz, choć jeszcze nie u celu.
lab-tune-found-unclear = Niepotwierdzone: na świeżych ziarnach te liczby nie są wyraźnie bliżej celu niż obecne.
lab-tune-found-standing = To, co jest, jest równie dobre jak wszystko, czego próbowano; nic się nie zmienia.
lab-tune-ended-reached = Szukanie skończone, prób: { $tries }; wszystkie cele osiągnięte na tyle pewnie, na ile pozwala ta liczba partii.
lab-tune-ended-nothing-better = Szukanie skończone, prób: { $tries }; nic niewypróbowanego nie zapowiada się lepiej.
lab-tune-ended-out-of-tries = Szukanie skończone, prób: { $tries }, więcej nie było wolno; dalsze mogą być lepsze.
lab-tune-ended-stopped = Szukanie zatrzymane, prób: { $tries }.
lab-tune-confirmed = Na świeżych ziarnach
lab-tune-confirmed-note = Partie z tym, co jest, i tyle samo z tym, co znaleziono: { $games }, na ziarnach, których szukanie nie widziało; same próby schlebiają temu, co znaleziono.
lab-tune-gain = Odległość od celów maleje o { $gain } (od { $low } do { $high }).
lab-tune-tried = Czego próbowano
lab-tune-tried-note = Po kolei. Odległość to suma kwadratów chybień, liczonych w luzach: 2 punkty procentowe odsetka, 5% czegokolwiek innego.
lab-column-number = liczba
lab-column-standing = teraz
lab-column-found = znaleziono
lab-column-aim = cel
lab-column-wanted = ma być
lab-column-distance = odległość
lab-reading-tune-aims = Małe wartości w nawiasach to przedziały 95% pojedynczych celów.
lab-reading-tune-fresh = Dopiero sprawdzian mówi, czy zmiana jest prawdziwa: z wielu prób najlepsza jest po części najszczęśliwsza.
lab-mark-spawn = punkt odrodzenia
lab-mark-home = flaga
lab-mark-point = punkt kontrolny
lab-mark-upper = górny poziom
lab-mark-stairs = schody
lab-legend = Grube linie to ściany, przerwy w nich to drzwi; wypełnione pola to ściany.
lab-legend-spawn = Pierścień: punkt odrodzenia.
lab-legend-home = Chorągiewka: gdzie leży flaga albo teczka lub dokąd się ją niesie.
lab-legend-point = Przerywany pierścień: punkt kontrolny.
lab-reading-holm = To, co kolorowe i co rzuca się w oczy, jest poprawione na wielość porównań metodą Holma: przypadkiem coś kolorowego jest na jednym z dwudziestu wykresów.

## Co jest nie tak

lab-plan-format = format
lab-plan-game = gra
lab-plan-version-of-the-rules = wersja zasad
lab-plan-content = komponenty
lab-plan-setup = ustawienia
lab-plan-line-of-bots = skład botów
lab-plan-opening = otwarcie
lab-plan-list-of-things-done-without = lista zakazów
lab-plan-seed = ziarno
lab-plan-keeping-of-events = zapis zdarzeń
lab-plan-number-of-games = liczba partii
lab-plan-number-of-parts = liczba części
lab-wrong-part-none = nie podano żadnej części; napisz na przykład „fireteam lab merge calosc czesc-1 czesc-2”
lab-wrong-part-other = w { $folder } jest część { $there }, a nie { $wanted }; wybierz inny folder
lab-wrong-part-whole = { $folder } nie jest częścią: rozegrano go bez --part
lab-wrong-part-content = { $folder } rozegrano z komponentami { $there }, a tutaj są { $here }; podaj tamte przez --content
lab-wrong-part-apart = { $folder } nie pasuje do { $first }: { $what } to { $there }, a nie { $wanted }
lab-wrong-part-twice = część { $n } podano dwa razy: { $other } i { $folder }
lab-wrong-part-unfinished = { $folder } nie jest skończony: partie { $safe } z { $games }; najpierw dokończ tę część
lab-wrong-part-missing = z części (jest ich { $of }) brakuje: { $missing }
lab-wrong-metric = nic nie nazywa się „{ $wanted }”; są { $known }
lab-wrong-without = { $text }: nic nie nazywa się „{ $word }”; są { $known }
lab-wrong-sides = te dwie wersje mają różną liczbę stron i nie da się ich porównać
lab-wrong-bots-metric = boty porównuje się tylko według tego, kto kończy wyżej
lab-wrong-bots-same = { $bot } przeciw sobie to żadne porównanie; „fireteam ladder” pokaże miejsca
lab-wrong-tune-nothing = zasady odrzucają wszystkie wypróbowane wartości
