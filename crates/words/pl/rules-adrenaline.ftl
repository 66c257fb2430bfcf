# Adrenalina: przewodnik i pomoc w pierwszej grze.

rules-adrenaline-goal = O co chodzi
rules-adrenaline-goal-text =
    Od trzech do pięciu wojowników, jedna arena, każdy na każdego. Punkty daje zadawanie obrażeń: gdy ktoś ginie, wszyscy, którzy go ranili, dzielą się punktami z jego planszy. Kto ma ich najwięcej, gdy skończą się czaszki, wygrywa.

    Nie strzeż więc swoich ofiar, tylko strzelaj do wielu. Kto żyje z twoimi obrażeniami na planszy, wciąż jest ci winien punkty.
rules-adrenaline-turn = Twoja tura
rules-adrenaline-turn-text =
    Masz dwie akcje, mogą być takie same: bieg do 3 pól, ruch do 1 pola i zabranie tego, co tam leży, albo strzał z załadowanej broni. Chodzi się z pola na pole przez otwarte boki i drzwi, nigdy przez ściany i nigdy na skos.

    Po obu akcjach możesz załadować bronie. Na obrazku świecą wszystkie pola, na które Wioletka może dobiec jedną akcją.
rules-adrenaline-grab = Amunicja i bronie
rules-adrenaline-grab-text =
    Na zwykłych polach leżą żetony amunicji: bierzesz pokazane kostki, a jeśli jest tam symbol karty, także kartę zdolności. Zmieścisz po 3 kostki każdego koloru, nadmiar przepada.

    W trzech punktach odrodzenia leżą po trzy bronie. Cena broni to jej kolumna kostek bez pierwszej, która jest już załadowana. Możesz nieść 3 bronie; biorąc czwartą, zostawiasz jedną, niezaładowaną.
rules-adrenaline-shoot = Widzenie i strzelanie
rules-adrenaline-shoot-text =
    Widzisz wszystkie pola swojego pomieszczenia, a stojąc przy drzwiach, także całe pomieszczenie za nimi. Odległość nie ma dla wzroku znaczenia, a figurki niczego nie zasłaniają. Wiele broni wymaga, by widzieć cel; każda karta mówi, czego potrzebuje.

    Za dodatkowe efekty płacisz, kiedy chcesz: kostkami albo kartami zdolności w tym samym kolorze. Broń po strzale jest niezaładowana, dopóki nie załadujesz jej za pełną cenę.
rules-adrenaline-damage = Obrażenia, namierzanie, adrenalina
rules-adrenaline-damage-text =
    Każdy punkt obrażeń to kropla w kolorze strzelca, kładziona po kolei na planszy ofiary. Trzecia kropla dodaje sił: przed zabraniem ekwipunku możesz przejść 2 pola. Szósta daje więcej: przed strzałem możesz przejść 1 pole.

    Znacznik namierzenia czeka obok planszy, najwyżej 3 od każdego przeciwnika. Gdy jego właściciel znów cię zrani, wszystkie jego znaczniki zamieniają się w obrażenia.

    Jedenasta kropla zabija. Dwunasta to totalna anihilacja: w odwecie zabójca dostaje znacznik namierzenia od ofiary.
rules-adrenaline-score = Punktowanie planszy
rules-adrenaline-score-text =
    Na końcu tury każda plansza zabitego płaci: 1 punkt za pierwszą kroplę, potem 8, 6, 4, 2, 1 i 1 graczom w kolejności zadanych mu obrażeń. Przy remisie lepszy jest ten, kto zranił wcześniej.

    Potem czaszka zakrywa najwyższą liczbę, więc następna śmierć tej postaci jest warta mniej. Dwie ofiary w jednej turze dają 1 punkt więcej. Żeton zabójcy trafia na tor ofiar, przy totalnej anihilacji dwa; na sam koniec tor też płaci 8, 6, 4, 2, 1 i 1.
rules-adrenaline-powerups = Karty zdolności i powrót
rules-adrenaline-powerups-text =
    Masz najwyżej 3 karty zdolności, ukryte przed innymi. Użyj karty zgodnie z opisem albo zapłać nią jak kostką jej koloru.

    Zabity dobiera kartę, odrzuca jedną i wraca w punkcie odrodzenia w jej kolorze. Na początku wybierasz tak samo spośród dwóch.
rules-adrenaline-end = Koniec
rules-adrenaline-end-text =
    Ostatnia czaszka zaczyna finałowy szał: każdy ma jeszcze jedną turę z silniejszymi akcjami. Ci, którzy grają przed pierwszym graczem, mają dwie, pozostali jedną, jeszcze mocniejszą. Plansze bez obrażeń odwraca się i są warte 2, 1, 1, 1.

    Przy nagłej śmierci ostatnia ofiara kończy grę od razu. Potem punktuje się wszystkie plansze z obrażeniami i tor.
rules-adrenaline-domination = Dominacja
rules-adrenaline-domination-text =
    Inny tryb z tego samego pudełka: ofiar się nie liczy. Od swojej drugiej tury oznaczasz punkty odrodzenia. Do punktu można strzelać jak do gracza: to go oznacza, raz na turę. Jeśli kończysz turę w punkcie jako jedyna postać, też go oznaczasz; ale zakończenie tury w punkcie, także w towarzystwie, kosztuje 1 obrażenie w twoim kolorze.

    Totalna anihilacja daje żeton na wybrany tor. Koniec zaczyna ostatnia czaszka albo dwa tory po 8 żetonów. Każdy tor płaci 8, 6, 4, 2, 1; przy remisie każdy dostaje tyle samo, a następne miejsce przepada.
rules-adrenaline-turret = Wieżyczki
rules-adrenaline-turret-text =
    W tym trybie amunicja nie leży na arenie: obok leży pięć odkrytych żetonów. Na polu amunicji bierzesz jeden z nich, z każdego pola raz na turę. Zrezygnuj z kostki albo karty zdolności z żetonu, a wieżyczka tego pola jest twoja; żeton poprzedniego właściciela staje się znacznikiem na tobie.

    Kto wchodzi na pole z cudzą wieżyczką, dostaje 1 obrażenie od jej właściciela, także przesunięty, na każdym polu drogi; Teleporter wchodzi tylko tam, gdzie ląduje. Te obrażenia nie uruchamiają znaczników i nie można na nie odpowiedzieć. Możesz zginąć we własnej turze: grasz ją do końca. Ofiar się nie liczy; na koniec wieżyczki płacą 8, 6, 4, 2, 1.
rules-adrenaline-bot = Bot
rules-adrenaline-bot-text =
    Przy trzech albo czterech graczach może dołączyć postać, którą nikt nie gra, w każdym trybie. Pierwszy gracz stawia ją w punkcie odrodzenia, zanim sam wejdzie. Od tury drugiego gracza każdy musi raz na turę użyć bota, między innymi akcjami: bot idzie najwyżej o 1 pole, potem strzela do postaci, którą widzi, ale nie do twojej: 1 obrażenie w swoim kolorze, a przy 6 lub więcej własnych obrażeniach także znacznik.

    Bot otrzymuje obrażenia, jest punktowany i punktuje jak gracz, ale nie może wygrać. Marker przeciwko niemu namierza bota; Celownik mu nie pomaga; Newton może go przesunąć. Zabity wraca tam, gdzie wskaże aktywny gracz.

    We dwoje można grać, jeśli dołączy bot. To tryb spoza instrukcji; reszta zasad się nie zmienia.
rules-adrenaline-powers = Zdolności specjalne
rules-adrenaline-powers-text =
    Tryb spoza instrukcji, nawet dla sześciorga: każda postać ma zdolność specjalną, broń osobistą i płytkę skoku, w każdym trybie i także z botem, który ich nie ma. Instrukcja tego dodatku zaginęła, więc te zasady są nasze.

    Los odkrywa jedną z dwóch broni osobistych każdej postaci; jej cenę płaci się od razu. Nie liczy się do twoich trzech broni i zawsze przy tobie zostaje. Jej efektów można użyć w dowolnej kolejności, każdego raz.

    Skok adrenaliny przesuwa twoją płytkę skoku o jedno pole w lewo: wykonujesz jedną lepszą akcję, zanim pozwoli na nią ból, albo używasz efektu swojej broni osobistej, który kosztuje skok. Po każdym przesunięciu giniesz o jedno obrażenie wcześniej; gdy plansza zostanie zapunktowana, płytka wraca.

    Zdolność działa na koniec tury, po akcjach, a przed ładowaniem. Jad działa sam, inne zdolności można pominąć. Znaczniki tracisz, gdy twoja plansza zostanie zapunktowana.

    Niektóre postacie mają trudniej, zależnie od trybu i liczby graczy. Te zaczynają z kilkoma punktami; ile ich jest, mówi dziennik.

## Teksty kart

rules-adrenaline-each-figure = Wszyscy wojownicy są równi. Wybierz twarz, która ci się podoba.

## Pierwsza gra

coach-adrenaline-goal = Zadawaj obrażenia. Kto ginie, płaci punkty wszystkim, którzy go ranili, najwięcej temu, kto zadał najwięcej obrażeń. Wygrywa ten, kto ma najwięcej punktów.
coach-adrenaline-goal-domination = Zadawaj obrażenia: śmierć płaci tym, którzy je zadali. Oznaczaj też punkty odrodzenia: strzałem albo kończąc turę samotnie w jednym z nich, co kosztuje cię 1 obrażenie. Na koniec każdy z trzech płaci tym, którzy mają na nim najwięcej żetonów.
coach-adrenaline-goal-turret = Zadawaj obrażenia: śmierć płaci tym, którzy je zadali. Biorąc amunicję, przejmuj też wieżyczki: strzelają do każdego innego, kto wejdzie na ich pole, a na koniec płacą tym, którzy mają ich najwięcej.
coach-adrenaline-ask-spawn = Masz dwie karty zdolności. Odrzuć jedną: jej kolor wskaże punkt odrodzenia, w którym wejdziesz. Druga zostaje w ręce.
coach-adrenaline-ask-action = Dwie akcje w turze. Bez załadowanej broni opłaca się zabierać ekwipunek: punkt odrodzenia daje broń, inne pola amunicję.
coach-adrenaline-ask-action-domination = Dwie akcje w turze. Bez załadowanej broni opłaca się zabierać ekwipunek: punkt odrodzenia daje broń, inne pola amunicję. Od swojej drugiej tury możesz też strzelać do punktów odrodzenia.
coach-adrenaline-ask-action-turret = Dwie akcje w turze. Bez załadowanej broni opłaca się zabierać ekwipunek: punkt odrodzenia daje broń, każde inne pole jeden z pięciu odkrytych żetonów amunicji, a jeśli chcesz, także swoją wieżyczkę.
coach-adrenaline-ask-run = Na każde świecące pole da się dojść. Wskaż je, a zobaczysz drogę.
coach-adrenaline-ask-grab-move = Najpierw możesz przejść na sąsiednie pole, ale możesz też zostać. Ekwipunek zabierasz tam, gdzie staniesz.
coach-adrenaline-ask-grab = Wskaż broń, aby przeczytać, co robi. Kostki to jej cena; bierzesz ją załadowaną.
coach-adrenaline-ask-shoot = Wybierz broń. Świecą tylko te, którymi można kogoś trafić.
coach-adrenaline-ask-target = Wybierz ofiarę. Świecą tylko te postacie, które ta broń może trafić.
coach-adrenaline-ask-reload = Twoja tura się kończy. Załaduj, na co cię stać; niezaładowana broń w następnej turze na nic się nie zda.
coach-adrenaline-ask-pay = Zapłać kostką albo kartą zdolności w tym kolorze.
coach-adrenaline-ask-mode = Ta broń działa na więcej niż jeden sposób. Wybierz sposób na ten strzał; za inny niż zwykły czasem płaci się kostkami.
coach-adrenaline-ask-extra = Dodatkowe efekty wzmacniają strzał, każdy raz. Żadnego nie musisz brać: strzał liczy się i bez nich.
coach-adrenaline-ask-grab-tile = Obok areny leży pięć odkrytych żetonów amunicji. Weź ten, którego potrzebujesz; każde pole daje w turze jeden.
coach-adrenaline-ask-commandeer = Oddaj kostkę albo kartę zdolności z tego żetonu, a wieżyczka tego pola jest twoja. Możesz też zatrzymać cały żeton.
coach-adrenaline-ask-way = Po drodze są cudze wieżyczki. Każda zadaje 1 obrażenie temu, kto wejdzie na jej pole: wybierz następny krok.
coach-adrenaline-ask-overkill = W Dominacji totalna anihilacja daje dodatkowy żeton. Połóż go na torze, na którym kogoś dzięki niemu wyprzedzisz.
coach-adrenaline-ask-bot-spawn = Bot jest niczyj: w każdej turze porusza nim i każe mu strzelać gracz, którego to tura. Wybierz, gdzie wejdzie.
coach-adrenaline-ask-bot-owed = Twoje akcje są wykonane, ale do każdej tury należy też jedna akcja bota. Wykonaj ją teraz.
coach-adrenaline-ask-bot-move = Bot idzie najwyżej o 1 pole, a potem strzela do kogoś, kogo widzi, ale nigdy do ciebie. Ustaw go tam, skąd widzi rywala.
coach-adrenaline-ask-bot-shot = Bot zadaje 1 obrażenie w swoim kolorze, a gdy sam ma ich 6, także znacznik namierzenia. Jego punkty nikomu nie pomogą, bo bot nie może wygrać.
