"""One match: answers, views, copies, records, and what is refused."""

import copy
import json
import pickle
import random
from pathlib import Path

import fireteam
import numpy as np
import pytest


def play(match, steps, seed=1):
    rng = random.Random(seed)
    for _ in range(steps):
        if match.over:
            break
        match.step(rng.choice(match.legal_actions()))
    return match


def test_there_are_four_games_with_options():
    games = {game.name: game for game in fireteam.games()}
    assert set(games) == {"adrenaline", "adrenaline-team", "tf2-board", "tf2-turns"}
    players = next(option for option in games["adrenaline"].options if option.name == "players")
    assert players.allowed == [2, 3, 4, 5, 6]
    assert players.default == 5


def test_a_random_match_ends_and_pays(game):
    match = play(fireteam.Match(game, seed=3), 100_000)
    assert match.over
    assert match.actor is None and match.seat is None and match.waiting == []
    assert match.legal_actions() == []
    assert max(match.returns()) <= 1 and min(match.returns()) >= -1
    assert sorted(row["place"] for row in match.standing())[0] == 1


def test_masks_words_and_labels_name_the_same_answers(game):
    match = fireteam.Match(game, seed=5)
    rng = random.Random(5)
    for _ in range(80):
        legal, mask = match.legal_actions(), match.mask()
        assert mask.dtype == np.bool_ and mask.shape == (match.num_actions,)
        assert sorted(legal) == list(np.flatnonzero(mask))
        assert len(match.legal_words()) == len(legal) == len(match.labels())
        n = rng.randrange(len(legal))
        assert match.word(legal[n]) == match.legal_words()[n]
        other = match.clone()
        match.step(legal[n])
        other.step(other.legal_words()[n])
        assert match.view_json() == other.view_json()


def test_spec_names_every_number(game):
    match = play(fireteam.Match(game, seed=2), 60)
    features = fireteam.spec(match)
    assert features == fireteam.spec(game) == match.spec() == fireteam.Batch(game, 1).spec()
    assert sum(feature.size for feature in features) == match.num_features
    assert len({feature.name for feature in features}) == len(features)
    for seat in range(match.num_seats):
        numbers = match.observation(seat)
        assert numbers.dtype == np.int8
        for feature in features:
            part = numbers[feature.place : feature.place + feature.size]
            assert feature.low <= part.min() and part.max() <= feature.high, feature


def test_observations_are_the_same_in_every_world_dealt_again(game):
    match = fireteam.Match(game, seed=11)
    differ = 0
    for step in range(150):
        if match.over:
            break
        for seat in range(match.num_seats):
            world = match.deal_again(seat, seed=step)
            assert np.array_equal(world.observation(seat), match.observation(seat))
            assert world.view_json(seat) == match.view_json(seat)
            differ += any(world.view_json(other) != match.view_json(other) for other in range(match.num_seats))
        play(match, 1, step)
    assert differ > 0 or game == "tf2-board"


def test_copies_pickles_and_records_play_on_alike(game):
    match = play(fireteam.Match(game, seed=9, skip_singles=True), 40)
    for twin in (match.clone(), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        assert twin.events() == match.events()
        other = match.clone()
        play(other, 50, 4), play(twin, 50, 4)
        assert twin.log() == other.log()
    again = fireteam.Match.from_record(match.record(), seed=9, skip_singles=True)
    assert again.view_json() == match.view_json()
    assert json.loads(match.record())["game"] == game


def test_the_same_seed_gives_the_same_match_and_another_one_does_not(game):
    logs = [play(fireteam.Match(game, seed=seed), 300).log() for seed in (1, 1, 2)]
    assert logs[0] == logs[1] != logs[2]


def test_undo_leads_back_and_the_same_answer_to_the_same_luck(game):
    match = play(fireteam.Match(game, seed=4), 25)
    before, action = match.view_json(), match.legal_actions()[0]
    match.step(action)
    after = match.view_json()
    match.undo()
    assert match.view_json() == before
    match.step(action)
    assert match.view_json() == after


def test_scenes_go_in_and_out(game):
    match = fireteam.Match(game, seed=6)
    rng = random.Random(1)
    while match.scene() is None:
        match.step(rng.choice(match.legal_actions()))
    text = match.scene()
    again = fireteam.Match.from_scene(game, text)
    assert again.scene() == text or again.seq > 0


def test_events_are_sentences_in_both_languages():
    match = fireteam.Match("adrenaline", seed=3, players=3)
    english, polish = [], []
    for step in range(40):
        play(match, 1, step)
        english += match.events()
        polish += match.events("pl")
    assert english and len(english) == len(polish) and english != polish
    assert match.question("pl") != match.question("en")


def test_luck_can_be_asked_like_anybody_else():
    match = fireteam.Match("tf2-board", chance=True)
    assert match.is_chance and match.actor == "luck" and match.seat is None
    outcomes = match.chance_outcomes()
    assert sum(odds for _, odds in outcomes) == pytest.approx(1)
    match.step(outcomes[0][0])
    assert not match.is_chance


def test_bots_answer_with_legal_actions(game):
    match = fireteam.Match(game, seed=8, skip_singles=True)
    for seed in range(10):
        action = match.bot("greedy", seed)
        assert action in match.legal_actions()
        match.step(action)


def test_a_notebook_shows_a_picture(game):
    picture = play(fireteam.Match(game, seed=8), 70)._repr_html_()
    assert "<svg" in picture and picture.count("<rect") > 8 and "<circle" in picture
    # Points of others are hidden until the end.
    assert "<th>points" not in picture
    assert "<th>points" in play(fireteam.Match(game, seed=8), 100_000)._repr_html_()


@pytest.mark.parametrize(
    ("make", "says"),
    [
        (lambda: fireteam.Match("chess"), "no such game: `chess`"),
        (lambda: fireteam.Match("adrenaline", players=9), "9"),
        (lambda: fireteam.Match("adrenaline", player=3), "has no option `player`"),
        (lambda: fireteam.Match("adrenaline", players="three"), "`players`"),
        (lambda: fireteam.Match("adrenaline", players=object()), "`players` is no plain value"),
        (lambda: fireteam.Match.from_record("{"), "record"),
        (lambda: fireteam.Match.from_scene("adrenaline", "nonsense"), "scene"),
        (lambda: fireteam.Match("adrenaline").step(100_000), "action 100000"),
        (lambda: fireteam.Match("adrenaline").step(-1), "action -1"),
        (lambda: fireteam.Match("adrenaline").step("fly"), "`fly`"),
        (lambda: fireteam.Match("adrenaline").step(0, actor="nobody"), "`nobody`"),
        (lambda: fireteam.Match("adrenaline").observation(7), "there is no seat 7"),
        (lambda: fireteam.Match("adrenaline").bot("genius"), "`genius`"),
        (lambda: fireteam.Match("adrenaline").events("de"), "de"),
        (lambda: fireteam.Match("adrenaline").undo(), "nothing to take back"),
        (lambda: fireteam.Match("adrenaline").deal_again(0).record(), "no record"),
    ],
)
def test_bad_input_raises_and_says_what_is_wrong(make, says):
    with pytest.raises(fireteam.FireteamError) as raised:
        make()
    assert says in str(raised.value)


def test_what_is_of_the_wrong_type_raises():
    match = fireteam.Match("adrenaline")
    for answer in (1.5, None, [1]):
        with pytest.raises(TypeError):
            match.step(answer)
    with pytest.raises(TypeError):
        pickle.dumps(match.deal_again(0))


def test_a_finished_match_takes_no_answer(game):
    match = play(fireteam.Match(game, seed=3), 100_000)
    log = match.log()
    with pytest.raises(fireteam.MatchOver):
        match.step(0)
    assert match.log() == log


WEAPONS = Path(__file__).parents[2] / "crates" / "adrenaline" / "content" / "weapons.ron"


def write(folder, *change):
    """A content folder in which one text of the weapons is another."""
    home = folder / "adrenaline"
    home.mkdir(parents=True, exist_ok=True)
    (home / "weapons.ron").write_text(WEAPONS.read_text().replace(*change, 1))
    return folder


def test_a_folder_of_content_is_played_with_and_kept_in_pickles(tmp_path):
    folder = write(tmp_path, 'name: "Lock Rifle", reload: "BB"', 'name: "Lock Rifle", reload: "YY"')
    match = fireteam.Match("adrenaline", 3, content=folder, players=3)
    assert match.content == folder and fireteam.Match("adrenaline").content is None
    for _ in range(30):
        match.step(match.legal_actions()[0])
    again = pickle.loads(pickle.dumps(match))
    assert again.content == folder and again.record() == match.record()
    assert fireteam.Match.from_record(match.record(), content=str(folder)).log() == match.log()
    with pytest.raises(fireteam.FireteamError, match="content"):
        fireteam.Match.from_record(match.record())
    assert "<svg" in match._repr_html_()
    ours, theirs = (fireteam.games(content)[0].content for content in (None, folder))
    assert ours != theirs and fireteam.games()[0].content == ours
    assert fireteam.Batch("adrenaline", 2, content=folder, players=3).num_seats == 3


def test_content_that_has_changed_is_read_again_and_what_is_wrong_with_it_is_said(tmp_path):
    folder = write(tmp_path, "Hurt(2, The(A))", "Hurt(3, The(A))")
    first = fireteam.games(folder)[0].content
    write(tmp_path, "Hurt(2, The(A))", "Hurt( 4, The(A))")
    assert fireteam.games(folder)[0].content != first
    write(tmp_path, "Hurt(2, The(A))", "Hurt(two, The(A))")
    for make in (fireteam.Match, lambda game, content: fireteam.Batch(game, 2, content=content)):
        with pytest.raises(fireteam.FireteamError, match="weapons.ron"):
            make("adrenaline", content=folder)
    with pytest.raises(fireteam.FireteamError):
        fireteam.Match("adrenaline", content=tmp_path / "nowhere")
