# Adrenalina w skrócie: karty, potem zasady.

## Broń, efekt po efekcie

adrenaline-help-weapon-lock-rifle-basic = Wybierz kogoś, kogo widzisz: 2 obrażenia, potem znacznik namierzenia.
adrenaline-help-weapon-lock-rifle-second-lock = Znacznik namierzenia dostaje też ktoś inny w zasięgu wzroku.
adrenaline-help-weapon-machine-gun-basic = Seria w jedną lub dwie widoczne postacie, po 1 obrażeniu.
adrenaline-help-weapon-machine-gun-focus-shot = Jeszcze 1 obrażenie dla jednej z trafionych przed chwilą postaci.
adrenaline-help-weapon-machine-gun-turret-tripod = Jeszcze 1 obrażenie dla ofiary, którą pominął Strzał skupiony, oraz 1 obrażenie dla kogoś nowego w zasięgu wzroku. Każdą połowę możesz pominąć.
adrenaline-help-weapon-thor-basic = Piorun razi kogoś, kogo widzisz: 2 obrażenia.
adrenaline-help-weapon-thor-chain-reaction = Piorun skacze dalej: 1 obrażenie dla kogoś, kogo widzi pierwsza ofiara.
adrenaline-help-weapon-thor-high-voltage = Jeszcze jeden skok: 2 obrażenia dla trzeciej postaci, którą widzi druga. Najpierw potrzebna jest Reakcja łańcuchowa.
adrenaline-help-weapon-plasma-gun-basic = 2 obrażenia dla postaci w zasięgu wzroku.
adrenaline-help-weapon-plasma-gun-phase-glide = Prześlizgnij się o 1 lub 2 pola: w całości przed strzałem albo w całości po nim.
adrenaline-help-weapon-plasma-gun-charged-shot = Twoja ofiara dostaje jeszcze 1 obrażenie.
adrenaline-help-weapon-whisper-basic = Dla snajperów: 3 obrażenia i znacznik namierzenia dla kogoś, kogo widzisz w odległości co najmniej 2 ruchów.
adrenaline-help-weapon-electroscythe-basic = Wszyscy inni na twoim polu dostają po 1 obrażeniu.
adrenaline-help-weapon-electroscythe-reaper = Szerszy zamach: wszyscy inni na twoim polu dostają po 2 obrażenia.
adrenaline-help-weapon-tractor-beam-basic = Przeciągnij dowolną postać, widoczną lub nie, najwyżej o 2 pola, byle na pole, które widzisz; potem 1 obrażenie.
adrenaline-help-weapon-tractor-beam-punisher = Ściągnij na swoje pole kogoś oddalonego najwyżej o 2 ruchy i zadaj mu 3 obrażenia.
adrenaline-help-weapon-vortex-cannon-basic = Otwórz wir na widocznym polu, ale nie na swoim. Wciąga postać, która stoi na nim lub o 1 ruch od niego: 2 obrażenia.
adrenaline-help-weapon-vortex-cannon-black-hole = Ten sam wir wciąga jeszcze jedną lub dwie postacie, które stoją na nim lub o 1 ruch od niego, po 1 obrażeniu.
adrenaline-help-weapon-furnace-basic = Wybierz inne pomieszczenie, do którego zaglądasz: wszyscy w środku dostają po 1 obrażeniu.
adrenaline-help-weapon-furnace-cozy-fire = Mniejszy, ale cieplejszy: wszyscy na jednym polu o 1 ruch od ciebie dostają po 1 obrażeniu i znaczniku namierzenia.
adrenaline-help-weapon-heatseeker-basic = 3 obrażenia dla kogoś, kogo nie widzisz. Chowanie się nie pomaga.
adrenaline-help-weapon-hellion-basic = 1 obrażenie dla widocznej postaci na innym polu; potem po znaczniku namierzenia dla niej i wszystkich, którzy stoją razem z nią.
adrenaline-help-weapon-hellion-nano-tracer = To samo 1 obrażenie, tylko po 2 znaczniki namierzenia.
adrenaline-help-weapon-flamethrower-basic = Wybierz kierunek. Przypal jedną postać na pierwszym polu i jedną na drugim, po 1 obrażeniu; ogień przechodzi przez drzwi, przez ściany nie.
adrenaline-help-weapon-flamethrower-barbecue = Ta sama linia i nikt się nie wymiguje: po 2 obrażenia na pierwszym polu, po 1 obrażeniu na drugim.
adrenaline-help-weapon-grenade-launcher-basic = 1 obrażenie dla postaci w zasięgu wzroku; potem możesz ją przesunąć o 1 pole.
adrenaline-help-weapon-grenade-launcher-extra-grenade = Po 1 obrażeniu dla wszystkich na widocznym polu, przed przesunięciem celu albo po nim.
adrenaline-help-weapon-rocket-launcher-basic = 2 obrażenia dla widocznej postaci na innym polu; potem możesz ją przesunąć o 1 pole.
adrenaline-help-weapon-rocket-launcher-rocket-jump = Przeleć 1 lub 2 pola: w całości przed strzałem albo w całości po nim.
adrenaline-help-weapon-rocket-launcher-fragmenting-warhead = Wszyscy na polu, w które trafia rakieta, dostają po 1 obrażeniu, z celem włącznie.
adrenaline-help-weapon-railgun-basic = 3 obrażenia dla kogoś w linii prostej od ciebie albo na twoim polu. Ściany nie mają znaczenia.
adrenaline-help-weapon-railgun-piercing = Jedna linia prosta, jedna lub dwie ofiary, po 2 obrażenia. Ściany nadal nie mają znaczenia.
adrenaline-help-weapon-cyberblade-basic = 2 obrażenia dla kogoś na twoim polu.
adrenaline-help-weapon-cyberblade-shadowstep = Krok o 1 pole: przed cięciami, między nimi albo po nich.
adrenaline-help-weapon-cyberblade-slice-and-dice = 2 obrażenia dla kogoś innego na twoim polu.
adrenaline-help-weapon-zx-2-basic = 1 obrażenie i 2 znaczniki namierzenia dla kogoś, kogo widzisz.
adrenaline-help-weapon-zx-2-scanner = Bez obrażeń: po znaczniku namierzenia dla najwyżej trzech widocznych postaci.
adrenaline-help-weapon-shotgun-basic = Z przyłożenia: 3 obrażenia dla kogoś na twoim polu; potem możesz go odrzucić o 1 pole.
adrenaline-help-weapon-shotgun-long-barrel = 2 obrażenia dla postaci oddalonej dokładnie o 1 ruch.
adrenaline-help-weapon-power-glove-basic = Doskocz do kogoś oddalonego dokładnie o 1 ruch: lądujesz na tym samym polu, a cel dostaje 1 obrażenie i 2 znaczniki namierzenia.
adrenaline-help-weapon-power-glove-rocket-fist = Przeleć 1 pole, a jeśli chcesz, jeszcze jedno w tym samym kierunku. Na każdym możesz uderzyć jedną postać i zadać jej 2 obrażenia.
adrenaline-help-weapon-shockwave-basic = Najwyżej trzy ofiary, każda o 1 ruch od ciebie i każda na innym polu: po 1 obrażeniu.
adrenaline-help-weapon-shockwave-tsunami = Wszyscy oddaleni dokładnie o 1 ruch dostają po 1 obrażeniu.
adrenaline-help-weapon-sledgehammer-basic = 2 obrażenia dla kogoś na twoim polu.
adrenaline-help-weapon-sledgehammer-pulverize = 3 obrażenia dla kogoś na twoim polu; potem możesz go posłać o 1 lub 2 pola w linii prostej.

## Karty zdolności

adrenaline-help-powerup-targeting-scope = Gdy twój strzał zadaje obrażenia: zapłać kostką dowolnego koloru, a jedna z trafionych postaci dostaje jeszcze 1 obrażenie.
adrenaline-help-powerup-newton = W swojej turze, między akcjami: przesuń inną postać o 1 lub 2 pola w linii prostej.
adrenaline-help-powerup-tagback-grenade = Gdy obrażenia zadaje ci ktoś, kogo widzisz: połóż na nim znacznik namierzenia.
adrenaline-help-powerup-teleporter = W swojej turze, między akcjami: zniknij i pojaw się na dowolnym polu.

## Zasady w skrócie

adrenaline-help-goal = Zadawaj obrażenia wszystkim, byle trochę więcej niż inni. Gdy ktoś ginie, punkty dzielą między siebie ci, którzy go ranili; najwięcej bierze ten, kto zadał najwięcej obrażeń. Wygrywa, kto na koniec ma najwięcej punktów.
adrenaline-help-turn = Twoja tura to dwie akcje, mogą być takie same, a po nich ładowanie broni. Potem liczy się punkty za zabitych, zabici wracają, a arenę się uzupełnia.
adrenaline-help-actions = Biegnij: do 3 pól. Zabierz ekwipunek: jeśli chcesz, krok o 1 pole, potem amunicja albo jedna z leżących tam broni. Strzelaj: użyj jednej załadowanej broni.
adrenaline-help-moves = Ruch to przejście na sąsiednie pole: przez drzwi, nigdy przez ścianę ani na ukos. Inne postacie nie zagradzają drogi.
adrenaline-help-sight = Widzisz całe swoje pomieszczenie i całe każde pomieszczenie za drzwiami twojego pola. To nie znaczy, że stamtąd widać ciebie.
adrenaline-help-ammo = Możesz mieć najwyżej 3 kostki każdego koloru. Wzięcie broni kosztuje jej cenę bez górnej kostki, ładowanie całą.
adrenaline-help-weapons = Możesz mieć najwyżej 3 bronie. Wzięta broń jest załadowana, użyta już nie.
adrenaline-help-powerups = Możesz mieć najwyżej 3 karty zdolności. Każda ma własny efekt albo zastępuje jedną kostkę swojego koloru.
adrenaline-help-damage = Jedenaste obrażenie zabija. Dwunaste to totalna anihilacja: jeszcze jeden twój żeton na torze ofiar, ale ofiara namierza cię z zemsty. Reszta przepada.
adrenaline-help-marks = Znacznik namierzenia nic nie robi, dopóki jego właściciel cię nie zrani: wtedy wszystkie jego znaczniki też stają się obrażeniami. Najwyżej 3 od jednego przeciwnika; śmierć ich nie zdejmuje.
adrenaline-help-adrenaline = Ból dodaje skrzydeł. Od 3 obrażeń możesz przed zabraniem ekwipunku przejść 2 pola, a od 6 także 1 pole przed strzałem.
adrenaline-help-reload = Po akcjach możesz załadować tyle broni, na ile cię stać. Co zostanie niezaładowane, w następnej turze nie wystrzeli.
adrenaline-help-spawn = Żeby wejść na arenę, odrzuć kartę zdolności: zaczynasz w punkcie odrodzenia jej koloru. Za pierwszym razem dobierasz dwie karty, po każdej śmierci jedną; broń, kostki i znaczniki namierzenia zostają.
adrenaline-help-scoring = Za zabitą postać dostaje się 8, 6, 4, 2, 1 i 1 punkt, najwięcej za najwięcej obrażeń, i 1 punkt za „pierwszą krew”. Każda śmierć zakrywa najwyższą wartość, więc poluj na tych, którzy jeszcze nie ginęli. Podwójna śmierć w jednej turze: dodatkowy punkt.
adrenaline-help-track = Każdy śmiertelny strzał zdejmuje czaszkę z toru ofiar i zostawia tam twój żeton. Na koniec tor daje 8, 6, 4, 2, 1 i 1 punkt za najwięcej żetonów.
adrenaline-help-frenzy = Gdy znika ostatnia czaszka, każdy ma jeszcze jedną turę. Przed pierwszym graczem: dwie akcje, bieg do 4 pól, ruch do 2 i zabranie ekwipunku albo ruch o 1, ładowanie i strzał. Pierwszy gracz i wszyscy po nim: jedna akcja, ruch do 3 i zabranie ekwipunku albo ruch do 2, ładowanie i strzał. Plansze bez obrażeń odwraca się: dają już tylko 2, 1, 1 i 1.
adrenaline-help-end = Na koniec punktuje się jeszcze wszystkie plansze z obrażeniami, potem tor ofiar. W nagłej śmierci gra kończy się na ostatniej czaszce, bez szału.

## Pomoc: zdolności specjalne w trybie podstawowym

adrenaline-help-power-venom = Na koniec jego tury każdy zatruty wróg dostaje 1 obrażenie. Nie można na nie odpowiedzieć; znacznik zostaje, aż plansza zostanie zapunktowana albo usuną go nanoboty.
adrenaline-help-power-mind-control = Na koniec jej tury każdego kontrolowanego wroga można przesunąć o 1 pole, a potem może on zadać komuś innemu na tym polu 1 obrażenie Banshee; to zużywa znacznik.
adrenaline-help-power-overload = Na koniec jego tury dołóż znacznik albo wyładuj wszystkie na każdego na jego polu. 1 znacznik: znacznik namierzenia. 2 znaczniki: 1 obrażenie. 3 znaczniki: 1 obrażenie i znacznik namierzenia. 4 znaczniki: 2 obrażenia.
adrenaline-help-power-nanobots = Na koniec jego tury cofnij jego płytkę skoku o jedno pole albo usuń znacznik jadu, znacznik kontroli lub po jednym znaczniku namierzenia każdego wroga.
adrenaline-help-power-upgrade = Na koniec jej tury weź kostkę w kolorze widocznym na żetonie lub punkcie odrodzenia jej pola albo obniż koszt jednego ładowania w tej turze o kostkę.
adrenaline-help-power-hack = Na koniec jej tury namierz wroga, którego widzi lub tropi, albo zabierz kostkę komuś na jej polu.
