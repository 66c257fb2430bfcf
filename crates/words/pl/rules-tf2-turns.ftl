# Team Fortress 2: Taking Turns. Przewodnik i pomoc w pierwszej grze.

rules-tf2-turns-goal = O co chodzi
rules-tf2-turns-goal-text =
    Dwoje graczy, czerwony i zielony, po sześć jednostek, najwyżej po dwie jednego typu. W trybie Zdobądź flagę sięgasz po flagę w swoim kolorze, która stoi po stronie wroga, i niesiesz ją na swój stojak; kto ją niesie, nie może atakować i jest o jedno pole wolniejszy. W Punktach kontrolnych czerwony atakuje i musi zdobyć wszystkie punkty, od najniższego numeru, zanim licznik odrodzeń pokaże 5; zielony się broni.
rules-tf2-turns-round = Runda
rules-tf2-turns-round-text =
    Najpierw rusza się czerwony, potem zielony. W swojej turze każdą jednostkę możesz uaktywnić raz, w dowolnej kolejności: idzie do tylu pól, ile ma ruchu, i raz atakuje, przed marszem, w trakcie albo po nim. Swoich wolno mijać, wrogów nie.

    Na obrazku świecą pola, na które może dojść Inżynier.
rules-tf2-turns-levels = Dwa poziomy
rules-tf2-turns-levels-text =
    Na górny poziom wchodzi się tylko schodami, przez ich dwa końce. Zejść w dół wolno wszędzie. Z krawędzi strzela się w dół o połowę dalej i ponad ścianami do dwóch pól od siebie. Z dołu trafisz tylko tych, którzy stoją na krawędzi.
rules-tf2-turns-fire = Strzelanie
rules-tf2-turns-fire-text =
    Strzał sięga tylu kroków, ile wynosi zasięg, najkrótszą drogą bez ścian; zakręty są dozwolone, objazdy nie. Jednostki nigdy nie zasłaniają. Każda kość z wynikiem 4 lub więcej trafia, a przeciw niosącemu flagę 3 lub więcej. Broń biała sięga sąsiedniego pola i trafia zawsze.

    Rakiety i płomienie ranią też swoich. Pyro i Gruby umieją strzelać w biegu: mają o jeden punkt ruchu mniej, a przy każdym kroku oddają strzał w jednym wybranym kierunku. O obrażeniach od celnego strzału Snajpera decyduje kość dziesięciościenna.
rules-tf2-turns-heal = Medycy
rules-tf2-turns-heal-text =
    Medyk łączy się ze swoim w odległości do 4 pól. Pacjent odzyskuje 20 zdrowia na początku tury każdego gracza, a obaj ruszają się jako para. Przywrócone zdrowie zwiększa ładunek über; przy 100 obaj mają przez trzy rundy dwa pola ruchu więcej i dostają połowę obrażeń, dopóki dzieli ich najwyżej 6 pól.
rules-tf2-turns-build = Inżynierowie
rules-tf2-turns-build-text =
    Inżynier buduje działko, wejście teleportera i jego wyjście, każde przez dwie rundy; w tym czasie każdy atak na niego trafia. Działko raz w turze właściciela strzela do najbliższego wroga. Teleporter przenosi jedną jednostkę na rundę, ale nigdy tej z flagą.
rules-tf2-turns-points = Zdobywanie punktów
rules-tf2-turns-points-text =
    Na końcu rundy czerwone jednostki stojące same na kolejnym punkcie podnoszą jego wskaźnik o 1. Jedna jednostka potrzebuje czterech rund, każda następna skraca to o jedną; Skaut liczy się podwójnie. Zielona jednostka na punkcie zeruje wskaźnik. Raz zdobyty punkt pozostaje zdobyty.
rules-tf2-turns-death = Śmierć i powrót
rules-tf2-turns-death-text =
    Jednostka bez zdrowia opuszcza tyle własnych tur, ile pokazuje licznik odrodzeń, po czym wraca w swojej strefie odrodzenia, także jako inny typ. Licznik rośnie co czwartą rundę. Nic wrogiego nie sięga do strefy odrodzenia ani z niej.
rules-tf2-turns-house = Co jest nasze
rules-tf2-turns-house-text =
    Wartości jednostek i budowli pochodzą z zasad. Plansze, obrażenia od ognia (10), długość torów, liczba punktów, azyl w strefach odrodzenia i granica 20 rund w trybie Zdobądź flagę są naszego pomysłu.

## Pierwsza gra

coach-tf2-turns-goal = Pokonaj drugą drużynę: przynieś swoją flagę do bazy albo zdobądź (lub utrzymaj) punkty kontrolne. W swojej turze każda twoja jednostka działa raz.
coach-tf2-turns-goal-ctf = Pokonaj przeciwnika: sięgnij po flagę w swoim kolorze, która stoi po jego stronie, i przynieś ją na swój stojak. W swojej turze każda twoja jednostka działa raz.
coach-tf2-turns-goal-cp = Czerwoni mają zdobyć wszystkie punkty kontrolne, zanim licznik odrodzeń dojdzie do końca, a Zieloni wytrwać do tej chwili. W swojej turze każda twoja jednostka działa raz.
coach-tf2-turns-ask-roster = Wybierz potajemnie sześć typów, najwyżej po dwa takie same. Na początek dobre będą: dwóch Grubych, Medyk, Żołnierz, Skaut i Inżynier.
coach-tf2-turns-ask-place = Ustaw jednostkę w swojej strefie odrodzenia. Te z przodu pierwsze wejdą do walki.
coach-tf2-turns-ask-turn-ctf = Wybierz jednostkę. Każda działa raz w turze; gdy skończysz, zakończ turę.
coach-tf2-turns-ask-turn-cp = Wybierz jednostkę. Każda działa raz w turze; gdy skończysz, zakończ turę.
coach-tf2-turns-ask-free-turn = Obrońcy zaczynają: chodź i buduj do woli, nikt jeszcze nie może atakować.
coach-tf2-turns-ask-act = Idź na świecące pole albo działaj. Wskaż cel, aby zobaczyć zasięg i szansę.
coach-tf2-turns-ask-fire = Wskaż cel, aby zobaczyć, czym rzucisz i jaka jest szansa na trafienie i na zabicie.
