# Wiersz poleceń: co --help mówi o poleceniach i flagach i co jest nie tak z tym, co wpisano.
# Flaga jest opisana pod swoim poleceniem (usage-sim-bots) albo dla wszystkich poleceń, które ją mają (usage-any-seed).

## Strona

usage-heading-usage = Użycie:
usage-heading-commands = Polecenia
usage-heading-arguments = Argumenty
usage-heading-options = Opcje
usage-command = POLECENIE
usage-options = [OPCJE]
usage-default = [domyślnie: { $value }]
usage-env = [zmienna: { $name }]
usage-more = Więcej mówi: fireteam { $command } --help

## Polecenia

usage-about = Drużynowe strzelanki planszowe: serwer, gra, symulacje, powtórki, sędzia
usage-about-long =
    Drużynowe strzelanki planszowe: serwer, gra, symulacje, powtórki, sędzia.

    Bez polecenia startuje serwer stołów i podaje adres swojej strony.
    Kody wyjścia: 0 zrobione, 2 coś jest nie tak z poleceniem, 130 zatrzymane przez Ctrl-C.
usage-about-games = Wypisuje gry, ich tryby i opcje
usage-about-play = Gra z botami w tym terminalu
usage-about-sim = Rozgrywa wiele partii botów i podaje wyniki
usage-about-ladder = Sprawdza, które boty są lepsze i czy gra jest sprawiedliwa
usage-about-content = Komponenty jako pliki: zapisuje je, sprawdza, porównuje
usage-about-content-export = Zapisuje pliki z komponentami w folderze, żeby je tam zmieniać
usage-about-content-check = Mówi, czy folder z komponentami jest w porządku i w których grach coś zmienia
usage-about-content-print = Przygotowuje arkusze do druku: karty i mapy jako strony SVG i jako PDF
usage-about-content-csv = Liczby jako tabele do arkusza kalkulacyjnego, w obie strony
usage-about-content-csv-export = Zapisuje liczby i koszty z komponentów jako tabele (CSV)
usage-about-content-csv-import = Robi pliki z komponentami z tabel, w których zmieniono liczby
usage-about-content-diff = Mówi słowami, co się zmieniło między dwoma zestawami komponentów
usage-about-lab = Rozgrywa wiele partii, zapisuje tabele, raportuje, porównuje, bada i dobiera wartości
usage-about-lab-run = Rozgrywa partie i zapisuje tabele i podsumowanie w folderze; przerwane, zaczyna tam, gdzie skończyło
usage-about-lab-merge = Składa części w całość; powstaje taki sam folder jak bez podziału
usage-about-lab-report = Robi z folderu jedną stronę: wykresy z przedziałami i liczebnością prób
usage-about-lab-compare = Rozgrywa dwie wersje komponentów albo dwa boty na tych samych ziarnach, aż wynik będzie jasny
usage-about-lab-sweep = Zmienia jedną wartość w komponentach i rysuje skutki
usage-about-lab-fair = Sprawdza, czy gra jest sprawiedliwa dla stron, po odjęciu szczęścia w kościach i kartach
usage-about-lab-power = Mierzy, ile kosztuje wykrycie nierównowagi stron: podkłada ją i jej szuka
usage-about-lab-tune = Szuka liczb w komponentach, które doprowadzą grę tam, gdzie ma być
usage-about-perft = Liczy pozycje osiągalne ze sceny
usage-about-replay = Pokazuje zapisaną partię
usage-about-referee = Ustawia dowolną pozycję i mówi, co wolno
usage-about-doctor = Sprawdza, czy jest wszystko, czego potrzebuje serwer
usage-about-signature = Wypisuje jeden skrót stałych partii wszystkich gier: zmienia się razem z zasadami
usage-about-completions = Wypisuje uzupełnienia dla powłoki
usage-about-man = Zapisuje strony podręcznika w folderze
usage-about-serve = Udostępnia stoły i stronę na tym komputerze
usage-about-load = Mierzy serwer wieloma graczami naraz, przez prawdziwe gniazda
usage-about-storm = Gra na kilku serwerach, gdy zawodzą one, ich baza i łącza, i sprawdza, czy nic z tego, co powiedziano, nie zginęło
usage-about-backup = Kopiuje bazę do pliku, także gdy serwer działa
usage-about-restore = Wstawia kopię do pustego folderu danych albo pustej bazy, gdy nie działa na niej żaden serwer
usage-about-move = Kopiuje wszystko z jednej bazy do drugiej, pustej, gdy na żadnej nie działa serwer
usage-about-help = Opisuje polecenie

## Flagi wielu poleceń

usage-any-help = Wypisuje tę stronę
usage-any-version = Wypisuje wersję
usage-any-subcommand = Polecenie do opisania
usage-any-lang = Język: en albo pl [domyślnie: język środowiska]
usage-any-content = Folder, którego pliki <gra>/*.ron zastępują wbudowane komponenty
usage-any-json = Wynik dla programów; błędy też
usage-any-force = Zastąp to, co już tam jest
usage-any-game = Gra; „fireteam games” wypisuje wszystkie
usage-any-mode = Tryb gry
usage-any-players = Ile osób gra
usage-any-seats = Gracze w obu zespołach, na przykład 2v3
usage-any-arena = Gdzie
usage-any-skulls = Czaszki na torze ofiar
usage-any-ending = Co się dzieje po ostatniej czaszce
usage-any-set = Dowolna opcja gry; można powtarzać
usage-any-seed = To samo ziarno daje te same partie
usage-any-threads = Ile partii naraz; 0: po jednej na procesor, najwyżej po cztery; wynik od tego nie zależy
usage-any-bots = Kto gra: jeden bot dla wszystkich stron albo po jednym dla każdej; listę botów zawiera docs/bots.md
usage-any-games = Ile partii
usage-any-opening = Kto decyduje przed pierwszą turą: bots albo random, żeby wszystkie postacie i klasy spotykały się równie często
usage-any-scene = Plik z pozycją; - czyta standardowe wejście
usage-any-data = Folder bazy danych
usage-any-store = Baza, którą może dzielić kilka serwerów, na przykład postgres://fireteam@db.example/fireteam, zamiast bazy w folderze
usage-any-bus = Szyna, przez którą porozumiewają się serwery na jednej bazie, na przykład nats://bus.example:4222; kilka oddziel przecinkami
usage-any-ops = Osobny adres dla /ready i /metrics; na pierwszym ich wtedy nie ma

## Flagi jednego polecenia

usage-doctor-listen = Adres, pod którym działałby serwer
usage-doctor-running = Sprawdza tylko, czy pod tym adresem odpowiada gotowy serwer
usage-completions-shell = Powłoka: bash, zsh, fish, elvish lub powershell
usage-man-dir = Folder na strony
usage-games-game = Tylko ta gra
usage-play-seat = Twoje miejsce, od 1; można powtarzać
usage-play-watch = Boty na wszystkich miejscach: tylko oglądasz
usage-play-fair = Dwumecz: dwie partie, druga z zamienionymi stronami
usage-play-bots = Kto gra na pozostałych miejscach: easy, normal, hard, expert albo inny bot z docs/bots.md, na przykład net:PLIK; cmd:PROGRAM to własny program (docs/agents.md)
usage-play-seed = To samo ziarno daje te same karty i te same boty [domyślnie: za każdym razem inne]
usage-play-record = Zapisuje partię do tego pliku, na końcu albo gdy zostanie przerwana
usage-sim-bots = Kto gra: jeden bot albo po kolei po jednym na stronę; listę zawiera docs/bots.md
usage-sim-record = Zapisuje każdą partię w tym folderze
usage-ladder-bots = Kto gra: każdy z każdym; nazwany dwa razy albo sam gra ze sobą. Listę botów zawiera docs/bots.md; net:PLIK i think:N:PLIK grają według sieci, cmd:PROGRAM to własny program (docs/agents.md)
usage-ladder-games = Ile partii rozgrywa każda para
usage-ladder-out = Notuje każdą partię w tym pliku; tych, które już tam są, nie rozgrywa
usage-lab-run-vary = Zmienia opcję gry: wszystkie jej wartości albo OPCJA=A,B; można powtarzać
usage-lab-run-out = Folder na wyniki
usage-lab-run-events = Zapisuje też każde zdarzenie każdej partii: dużo wierszy
usage-lab-run-without = Rozgrywa każdą partię dwa razy, drugi raz bez tego: weapon:whisper@blu, class:scout@2, answer:shoot@1; można powtarzać
usage-lab-run-part = Rozgrywa tylko tę część, na przykład 2/8; „lab merge” złoży części w całość
usage-lab-merge-out = Folder na wyniki
usage-lab-merge-parts = Foldery wszystkich części, w dowolnej kolejności
usage-lab-report-dir = Folder z wynikami
usage-lab-report-out = Gdzie zapisać stronę [domyślnie: report.html w folderze, za każdym razem od nowa]
usage-content-export-dir = Folder; każda gra ma w nim swój
usage-content-export-game = Tylko pliki tej gry
usage-content-print-dir = Folder na arkusze
usage-content-print-game = Tylko arkusze tej gry
usage-content-print-paper = Papier: a4 albo letter
usage-content-csv-export-dir = Folder; każda gra ma w nim swój
usage-content-csv-export-game = Tylko tabele tej gry
usage-content-csv-import-tables = Folder z tabelami
usage-content-csv-import-dir = Folder na pliki z komponentami, które się różnią
usage-content-check-dir = Folder
usage-content-diff-a = Folder z komponentami albo „base” dla wbudowanych
usage-content-diff-b = To samo, do porównania z pierwszym
usage-lab-compare-a = Folder z komponentami, „base” dla wbudowanych albo bot
usage-lab-compare-b = Coś tego samego rodzaju
usage-lab-compare-bots = Kto gra przy porównywaniu komponentów: jeden bot dla wszystkich stron albo po jednym dla każdej
usage-lab-compare-metric = O co pytasz: win:STRONA, length, points, class:scout, weapon:whisper (użycia), weapon:whisper:damage … [domyślnie: jak często wygrywa pierwsza strona]
usage-lab-compare-pairs = Najwyżej tyle par partii
usage-lab-compare-margin = Mniejsza zmiana się nie liczy: w punktach procentowych odsetka albo w procentach czegoś innego
usage-lab-compare-without = W B obywa się bez tego: weapon:whisper@blu; strata to wartość tej rzeczy
usage-lab-compare-set-a = Opcja gry tylko dla A
usage-lab-compare-set-b = Opcja gry tylko dla B: inna mapa, inny tryb
usage-lab-sweep-field = Wartość i jej zakres, na przykład tf2-board/classes.scout.speed=3..6 albo …=2..10:2
usage-lab-sweep-games = Ile partii z każdą wartością
usage-lab-sweep-out = Gdzie zapisać stronę
usage-lab-fair-games = Najwyżej tyle partii; do nich dopasowane jest szukanie
usage-lab-fair-margin = O tyle punktów procentowych strona może odbiegać od sprawiedliwej części
usage-lab-power-effect = Podkładane nierównowagi, w punktach procentowych wygranych pierwszej strony; 0 nie podkłada żadnej
usage-lab-power-games = Ile partii rozegrać i zmierzyć; z ich wyników losuje się wiele razy
usage-lab-power-runs = Ile razy szukać każdej nierównowagi
usage-lab-power-seconds = Czas procesora na jeden przebieg, na jednym rdzeniu
usage-lab-report-other = Folder drugich wyników tej samej gry, pokazanych obok [ich strona: compared.html]
usage-lab-tune-fields = Liczby i ich zakresy, na przykład weapons.whisper.cost=1..3 albo tf2-board/classes.scout.speed=3..6
usage-lab-tune-target = Cel: win:blu=50, length=35..45, used:weapon=10.. (w procentach), points=..30; można powtarzać
usage-lab-tune-games = Ile partii w każdej próbie
usage-lab-tune-tries = Najwyżej tyle prób
usage-lab-tune-confirm = Partie sprawdzianu, z tym, co jest, i z tym, co znaleziono
usage-lab-tune-out = Folder na wyniki: raport, próby, komponenty, łatka
usage-perft-game = Gra, do której należy scena
usage-perft-depth = Ile odpowiedzi w głąb, od 1 do 20
usage-perft-divide = Liczy osobno za każdą pierwszą odpowiedzią
usage-replay-file = Zapisana partia
usage-replay-at = Zatrzymuje się po tylu odpowiedziach
usage-replay-seat = Tylko to, co wolno widzieć temu miejscu: nazwa albo numer od 1
usage-referee-game = Gra, do której należy scena
usage-referee-answers = Odpowiedzi do rozegrania, także losu; „nazwa:odpowiedź” mówi, czyja jest
usage-referee-why = Dlaczego tej odpowiedzi nie wolno dać?
usage-referee-luck = Los odpowiada sam: pierwszą możliwością albo losując z ziarna
usage-referee-strict = Przyjmuje słowo tylko od tego, kogo ono wymienia, jak „violet:run”, i niczego nie uzupełnia
usage-serve-listen = Adres i port; port 0 bierze wolny. Aby serwer był dostępny z innych komputerów, podaj 0.0.0.0:7878, najlepiej za pośrednikiem, który mówi po https
usage-serve-data = Folder bazy danych; powstaje, jeśli go nie ma
usage-serve-origin = Adres, z którego strony mogą rozmawiać z tym serwerem, na przykład https://games.example; można podać kilka razy. Bez tej opcji: strony, których adres zgadza się z nazwą hosta w zapytaniu
usage-serve-secure = To witryna https: ciasteczka tylko przez https i żadnych stron przysłanych przez http
usage-serve-trust-proxy = Wierzy nagłówkowi X-Forwarded-For; tylko za pośrednikiem, który go ustawia
usage-serve-watch-content = Wczytuje folder z komponentami od nowa, gdy zmieni się w nim plik, dla nowych stołów; potrzebuje --content
usage-serve-max-store = Baza nie może urosnąć ponad tyle MiB
usage-serve-idle = Po tylu sekundach stół, na który nikt nie patrzy, znika z pamięci
usage-serve-lobby = Po ilu minutach kończy się publiczny stół czekający na graczy, na który nikt nie patrzy
usage-serve-lobby-private = To samo dla stołów prywatnych i korespondencyjnych
usage-serve-threads = Wątki dla stołów i gniazd, najwyżej po cztery na procesor; domyślnie o jeden mniej niż procesorów: baza ma własny
usage-serve-bot-threads = Wątki dla botów, najwyżej po cztery na procesor; domyślnie o jeden mniej niż procesorów
usage-serve-bot-pace = Milisekundy między odpowiedziami botów
usage-serve-connections = Ile połączeń naraz; bez tej opcji tyle, na ile pozwala limit otwartych plików
usage-serve-veil = Ile milisekund mija między odpowiedziami zależnymi od ukrytych kart, gdy gra kilka osób; 0 podaje je od razu, a wtedy czas odpowiedzi zdradza, co kto trzyma
usage-serve-no-limits = Bez ograniczeń częstości: do pomiarów na własnym komputerze
usage-serve-log = Co zapisywać w dzienniku, na przykład info albo server=debug
usage-serve-log-json = Dziennik jako JSON, jeden obiekt w wierszu
usage-load-tables = Stoły rozgrywane naraz
usage-load-seats = Gracze przy każdym stole, każdy z własnym gniazdem
usage-load-rate = Odpowiedzi na sekundę, wszystkie stoły razem; 0: ile serwer przyjmie
usage-load-seconds = Ile sekund mierzyć, gdy stoły już stoją
usage-load-sleeping = Partie, które śpią w bazie przed startem serwera; niektóre są budzone i mierzone
usage-load-addr = Serwer, który już działa; musi być uruchomiony z --no-limits --veil 0
usage-load-through = Inny serwer na tej samej bazie, przez który wchodzą wszystkie strony: ile kosztuje to, że ich stoły są gdzie indziej
usage-load-pid = Proces tego serwera, żeby go zmierzyć
usage-load-data = Folder danych dla uruchamianego serwera; domyślnie nowy, który potem znika
usage-storm-faults = Liczba awarii
usage-storm-nodes = Serwery, które dzielą stoły
usage-storm-tables = Stoły rozgrywane naraz; przy co czwartym ktoś gra sam z botami
usage-storm-seed = To samo ziarno daje te same awarie
usage-storm-seconds = Po tylu sekundach nie zaczyna się żadna awaria
usage-storm-only = Tylko awarie tych rodzajów, po przecinku: killed, frozen, restarted, store-cut, store-held, store-mute, store-slow, bus-cut, bus-held, bus-mute, bus-slow, clock-set, usurped, store-restarted, bus-restarted
usage-storm-each = Wypisz każdą rundę na standardowe wyjście błędów
usage-storm-open = Bez burzy: wypisz adresy serwerów i zostaw je uruchomione, aż skończy się wejście
usage-backup-to = Plik do zapisania; nie może jeszcze istnieć
usage-restore-from = Kopia do wczytania
usage-restore-data = Folder nowej bazy; nie może w nim być żadnej
usage-move-from = Folder danych albo baza, na przykład postgres://fireteam@db.example/fireteam
usage-move-to = To samo; nic jeszcze nie może w niej być

## Co jest nie tak z flagą

usage-wrong-flag = `{ $flag }`: nie ma tu takiej opcji
usage-wrong-flag-similar = `{ $flag }`: nie ma tu takiej opcji; jest `{ $similar }`
usage-wrong-command = `{ $command }`: nie ma takiego polecenia
usage-wrong-command-similar = `{ $command }`: nie ma takiego polecenia; jest `{ $similar }`
usage-wrong-value = { $flag }: `{ $value }`: { $reason }
usage-wrong-choice = { $flag }: `{ $value }`: jedno z: { $known }
usage-wrong-empty = { $flag }: brakuje wartości
usage-wrong-missing = brakuje: { $flags }
usage-wrong-together = { $flag } nie łączy się z { $other }
usage-wrong-twice = { $flag } podano dwa razy

usage-reason-lang = nie ma takiego języka: { $word }; są en i pl
usage-reason-opening = są bots i random
usage-reason-paper = są a4 i letter
usage-reason-part = numer części i liczba części, na przykład 2/8
usage-reason-aim = miara i jej cel, na przykład win:blu=50, length=35..45 albo used:weapon=10..
usage-reason-luck = podaj first albo liczbę całkowitą
usage-reason-whole = to nie jest liczba całkowita
usage-reason-within = liczba całkowita od { $low } do { $high }
usage-reason-from = liczba całkowita, co najmniej { $low }
usage-reason-skill = żaden bot nie nazywa się `{ $word }`; są random, greedy, easy, normal, hard, expert, classic-hard, classic-expert, search:ITERACJE, net, net:PLIK, think:ITERACJE, think:ITERACJE:PLIK i cmd:PROGRAM
usage-reason-iterations = `{ $word }` to nie liczba iteracji; napisz na przykład search:2000
usage-reason-network = tej sieci nie można użyć: { $reason }
usage-reason-program = ten program nie może grać: { $reason }
