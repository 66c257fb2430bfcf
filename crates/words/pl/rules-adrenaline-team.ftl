# Adrenalina w trybie zespołowym: przewodnik i pomoc w pierwszej grze.

rules-adrenaline-team-goal = O co chodzi
rules-adrenaline-team-goal-text =
    Dwa zespoły, czarny i biały, po trzy postacie; zespołem kieruje od jednego do trzech graczy. Zabijajcie wrogów wspólnie i w odpowiedniej chwili. Po ostatniej czaszce wygrywa zespół, który ma więcej punktów.

    Arena, ruch, widzenie, zabieranie ekwipunku i strzelanie działają jak w Adrenalinie. Poniżej to, co jest inne.
rules-adrenaline-team-turn = Tura zespołu
rules-adrenaline-team-turn-text =
    Każda z waszych trzech postaci wykonuje jedną akcję, w dowolnej kolejności: zabiera ekwipunek, wcześniej przechodząc do 1 pola, albo strzela. Mając 3 obrażenia na planszy, postać zabiera ekwipunek z odległości 2 pól, a mając 6, może przed strzałem przejść 1 pole.

    Potem uzupełnia się arenę, używa zdolności specjalnych, sprawdza bufor wrogów, punktuje zabitych i ładuje broń. Na obrazku Banshee już działała, świecą dwie pozostałe postacie.
rules-adrenaline-team-buffer = Bufor zniszczenia
rules-adrenaline-team-buffer-text =
    Obrażenia nie docierają od razu. Czekają w buforze wrogiego zespołu, w kolorach trafionych postaci. Jeśli na końcu waszej tury jest ich tam co najmniej 6, bufor się rozładowuje: wszystko naraz trafia na plansze, a wasz zespół dostaje nagrodę zależną od liczby kolorów.

    Pięć to nic, sześć to wszystko: policzcie, zanim zadziała ostatnia postać. Znaczniki namierzenia też czekają w buforze, najwyżej 3 w kolorze, i zamieniają się w obrażenia, gdy późniejsza akcja trafi ten kolor.
rules-adrenaline-team-reward = Płytka nagród
rules-adrenaline-team-reward-text =
    W grze jest jedna z trzech płytek. Ma wiersz dla każdej liczby kolorów w rozładowanym buforze i płaci punktami, kostkami, kartami zdolności albo leczeniem. Niektóre wiersze są naszego pomysłu i mają niżej dopisek „wartość umowna”.
rules-adrenaline-team-rush = Skok adrenaliny
rules-adrenaline-team-rush-text =
    Postać, której się spieszy, przesuwa swoją płytkę o 1 pole w lewo. Kupuje tym silniejszą akcję, zanim ma na nią dość obrażeń, albo błyskawiczny efekt własnej broni. Cena: każde przesunięcie zmniejsza o 1 liczbę obrażeń, od których ginie. Leczenie przesuwa płytkę z powrotem.
rules-adrenaline-team-own = Postacie, ich bronie i zdolności
rules-adrenaline-team-own-text =
    Każda postać ma zdolność specjalną i jedną z dwóch broni, z których strzela tylko ona. Jad, kontrola umysłu i przeciążenie działają za pomocą znaczników; wskaż znacznik, aby przeczytać, co robi.

    Bronie z areny należą do ręki gracza i służą wszystkim jego postaciom. Broń po strzale leży na stole zespołu, dopóki ktoś z zespołu jej nie załaduje.
rules-adrenaline-team-kills = Zabici i koniec
rules-adrenaline-team-kills-text =
    Pierwsza śmierć postaci jest warta 8 punktów, następne 6, 4, 2 i 1. Totalna anihilacja daje 1 punkt i leczenie, dwie ofiary naraz 2 punkty, trzy ofiary 4.

    Dwoje graczy ma trzecią postać wspólną: kto ją kontroluje, ten o niej w tej turze decyduje. Po ostatniej czaszce oba zespoły mają za sobą tyle samo tur; potem każde trzy obrażenia na planszach wrogów dają punkt.

## Pierwsza gra

coach-adrenaline-team-goal = Zadawaj obrażenia postaciom przeciwnego zespołu. Zbierają się w buforze i spadają wszystkie naraz; śmierć daje twojemu zespołowi punkty. Wygrywa zespół, który ma ich więcej.
coach-adrenaline-team-ask-draft = Najpierw wybór zespołów. Wskaż postać, aby przeczytać o jej zdolności, i wybierz jedną.
coach-adrenaline-team-ask-arm = Każda postać ma własną broń. Jeśli teraz za nią zapłacisz, zacznie załadowana.
coach-adrenaline-team-ask-muster = Karty zdolności decydują, gdzie wchodzą postacie: kolor odrzuconej karty to punkt odrodzenia.
coach-adrenaline-team-ask-spawn = Odrzuć kartę zdolności: jej kolor wskaże, gdzie wejdzie ta postać.
coach-adrenaline-team-ask-team = Każda postać działa raz w turze, w dowolnej kolejności. Wybierz, kto zaczyna.
coach-adrenaline-team-ask-act = Jedna akcja: zabranie ekwipunku albo strzał. Pamiętaj, że obrażenia czekają w buforze, aż zbierze się ich sześć.
coach-adrenaline-team-ask-abilities = Po akcjach przychodzi czas na zdolności specjalne, każda raz w turze. Spasuj, jeśli żadna się teraz nie przyda.
coach-adrenaline-team-ask-effect = Efektów broni osobistej używa się w dowolnej kolejności, każdego raz. Efekt, który kosztuje skok, przesuwa płytkę skoku: postać ginie potem o 1 obrażenie wcześniej.
coach-adrenaline-team-ask-mind-control = Możesz przesunąć wroga o 1 pole i kazać mu kogoś tam zaatakować. Wskaż, komu rozkazujesz.
coach-adrenaline-team-ask-overload = Na karcie zbierają się znaczniki: im ich więcej, tym mocniej wyładowanie trafia każdego wroga na tym polu. Nikogo tu nie ma? Ładuj.
coach-adrenaline-team-ask-nanobots = Leczenie cofa płytkę skoku, więc postać wytrzyma więcej obrażeń. Oczyszczenie usuwa znacznik.
coach-adrenaline-team-ask-upgrade = Weź kostkę teraz albo oszczędź jedną przy ładowaniu broni.
coach-adrenaline-team-ask-hack = Echo może namierzyć wroga, którego widzi, albo zabrać kostkę komuś na swoim polu.
