# Strony z zasadami i pomoc w pierwszej grze: to, co wspólne.

rules-title = Zasady
rules-pick = Cztery gry, każda objaśniona w pięć minut.
rules-cards = Karty i elementy
rules-search = Szukaj wśród kart
rules-search-none = Nic tu się tak nie nazywa ani tego nie robi.
rules-found =
    { $n ->
        [one] { $n } karta
        [few] { $n } karty
        [many] { $n } kart
       *[other] { $n } karty
    }
rules-all = Wszystkie gry
rules-play = Zagraj z botami
rules-contents = Na tej stronie
rules-example = Przykład
rules-open = Otwórz stronę z zasadami
rules-kind-weapon = Bronie
rules-kind-own-weapon = Bronie postaci
rules-kind-ability = Zdolności specjalne
rules-kind-powerup = Karty zdolności
rules-kind-figure = Postacie
rules-kind-reward = Płytki nagród
rules-kind-class = Klasy
rules-kind-action = Ataki i akcje specjalne
rules-kind-sentry = Działko
rules-kind-kind = Jednostki
rules-kind-piece = Budowle

## Pomoc w pierwszej grze

coach-label = Pierwsza gra
coach-next = Dalej
coach-done = Rozumiem
coach-skip = Pomiń pomoc
coach-you = To ty. Twoja figurka, twoje karty i punkty są wszędzie oznaczone tak samo.
coach-question = Pytanie jest zawsze tutaj: kto odpowiada, na co i co jeszcze zostało. Odpowiadaj kliknięciem, strzałkami i klawiszem Enter albo cyframi od 1 do 9.
coach-question-touch = Pytanie jest zawsze tutaj: kto odpowiada, na co i co jeszcze zostało. Dotknij odpowiedzi tutaj albo tego, co świeci na planszy.
coach-board = To, co świeci, można wybrać. Zatrzymaj wskaźnik na czymkolwiek albo tego dotknij, a zobaczysz, co to jest; to, co wyszarzone, wyjaśni, czemu jest niedostępne.
coach-board-touch = To, co świeci, można wybrać. Dotknij czegokolwiek innego, a zobaczysz, co to jest; to, co wyszarzone, wyjaśni, czemu jest niedostępne. Dwoma palcami powiększysz planszę.
coach-hand = Tu leży to, co masz. To, co świeci, możesz teraz wykorzystać.
coach-log = Tu zapisuje się wszystko, co się dzieje. U cofa twoją ostatnią decyzję, H prosi bota o radę.
coach-log-touch = Tu zapisuje się wszystko, co się dzieje. „Cofnij” cofa twoją ostatnią decyzję, „Podpowiedź” prosi bota o radę.
coach-end = To była twoja pierwsza tura. Znak zapytania u góry otwiera pomoc i zasady; tam też możesz włączyć to wprowadzenie jeszcze raz. Dobrej zabawy!
