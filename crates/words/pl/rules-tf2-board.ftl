# Team Fortress 2: gra planszowa. Przewodnik i pomoc w pierwszej grze.

rules-tf2-board-goal = O co chodzi
rules-tf2-board-goal-text =
    Dwoje graczy, BLU i RED, po pięć postaci z dziewięciu klas. W trybie Zdobądź flagę wygrywa od razu ten, kto zaniesie wrogą teczkę na miejsce swojej teczki. W Punktach kontrolnych wygrywa ten, kto ma wszystkie trzy.

    Nikt tu nie ma punktów życia. O tym, kto przeżyje, decyduje jedna kość.
rules-tf2-board-turn = Rotacja i tura
rules-tf2-board-turn-text =
    Rotacja to po pięć tur każdego gracza, na zmianę. W turze wybierasz postać, która w tej rotacji jeszcze nie działała, i rzucasz dwiema kośćmi: rzut sprawności mówi, które akcje z jej karty są dozwolone. Chodzić wolno zawsze.

    Możesz przejść tyle, ile pozwala SZYBKOŚĆ, także na raty, przed jednym atakiem lub akcją specjalną i po niej. Podłoga kosztuje 1, woda 2. Swoich wolno mijać, wrogów nigdy. Na obrazku Żołnierz wyrzucił 7; świeci wszystko, dokąd dojdzie.
rules-tf2-board-attack = Atak
rules-tf2-board-attack-text =
    Cel stoi w twoim rzędzie lub kolumnie, w zasięgu, i nic go nie zasłania: przeszkadzają ściany, działka i wrogowie, ale nie swoi. Rzuć kością dziesięciościenną: wynik nie większy niż siła minus obrona zabija. Większy nie robi zupełnie nic. Potrzebną liczbę i szansę widać przed wyborem.

    Swoich nie da się zranić. W strefie odrodzenia nikomu nic nie grozi i nikt nie może działać.
rules-tf2-board-flag = Kradzież teczki
rules-tf2-board-flag-text =
    Wejście na pole z wrogą teczką wystarczy, by ją zabrać. Gdy niosący zginie, teczka leży tam z dwoma żetonami; każdy koniec rotacji zabiera jeden, a bez żetonów teczka wraca do siebie. Twoja własna teczka nie musi być na miejscu, gdy wygrywasz.
rules-tf2-board-points = Punkty kontrolne
rules-tf2-board-points-text =
    BLU zdobywa punkty w kolejności 1, 2, 3, RED 3, 2, 1. Na końcu rotacji każda postać na otwartym punkcie przesuwa jego wskaźnik o 1 w swoją stronę, Skaut o 2; siły obu stron się znoszą. Trzy po twojej stronie i punkt jest zdobyty. Aby odebrać punkt przeciwnikowi, trzeba przesunąć wskaźnik przez całą skalę.
rules-tf2-board-end = Koniec rotacji
rules-tf2-board-end-text =
    Po kolei: pali ogień, działka strzelają same, rozlicza się punkty kontrolne, leżąca teczka traci żeton, tak jak każda zabita postać. Postać bez żetonów wraca na wolne pole odrodzenia, w dowolnej klasie, której drużyna akurat nie ma. Zabita postać wraca więc na końcu drugiej rotacji po swojej śmierci.
rules-tf2-board-house = Co jest nasze
rules-tf2-board-house-text =
    Z tej gry zachowała się tylko kartka z zasadami. Karty, akcje specjalne, znaczniki, działka i mapy są naszego pomysłu, sprawdzone pod względem równowagi; kto ma prawdziwe, może je podmienić. Naszą zasadą jest też to, że po 20. rotacji o wyniku decydują kryteria dodatkowe.

## Karty

rules-tf2-board-each-sentry = Buduje je i ulepsza Inżynier, jedno na drużynę. Nie ma własnej tury: na końcu każdej rotacji strzela do najbliższego wroga w swoim rzędzie lub kolumnie. Można je zestrzelić jak postać, a wtedy znika na dobre.

## Pierwsza gra

coach-tf2-board-goal = Pokonaj drugą drużynę: przynieś do siebie jej teczkę albo utrzymaj wszystkie trzy punkty. Każdej postaci używa się raz na rotację; kości mówią, co może zrobić.
coach-tf2-board-goal-ctf = Pokonaj drugą drużynę: przynieś jej teczkę na miejsce swojej. Każdej postaci używa się raz na rotację; kości mówią, co może zrobić.
coach-tf2-board-goal-cp = Pokonaj drugą drużynę: zdobądź wszystkie trzy punkty kontrolne. Każdej postaci używa się raz na rotację; kości mówią, co może zrobić.
coach-tf2-board-ask-place-class = Wybierz po kolei pięć klas. Wskaż klasę, aby przeczytać jej kartę. Skaut biega, Gruby trzyma pozycję, Medyk leczy.
coach-tf2-board-ask-place-square = Postaw postać na jednym ze swoich pól odrodzenia. Nic złego jej tam nie spotka.
coach-tf2-board-ask-select = Użyj postaci, która w tej rotacji jeszcze nie działała. Kto jest blisko czegoś ważnego?
coach-tf2-board-ask-act = Kości powiedziały, co ta postać może zrobić. Świecące pola są w zasięgu marszu; możesz iść, raz zadziałać i iść dalej.
coach-tf2-board-ask-aim = Wskaż odpowiedź, a zobaczysz, co da: gdzie wylądujesz, jaka liczba jest potrzebna, jaka jest szansa.
coach-tf2-board-ask-return-class = Postać wraca i może zmienić klasę.
