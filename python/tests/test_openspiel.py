"""OpenSpiel's own tests, on games registered by us."""

import copy
import pickle
import subprocess
import sys
import unittest

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")

import fireteam.openspiel  # noqa: E402

NAMES = fireteam.openspiel.register()


@pytest.mark.parametrize("name", NAMES)
def test_the_random_simulation_passes(name):
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=2, serialize=False, verbose=False)


@pytest.mark.parametrize("name", NAMES)
def test_the_api_test_passes(name):
    from open_spiel.integration_tests import api_test

    case = type(name, (api_test.EnforceAPIOnPartialTreeBase,), {"game": pyspiel.load_game(name), "game_name": name})
    result = unittest.TestResult()
    unittest.defaultTestLoader.loadTestsFromTestCase(case).run(result)
    assert result.testsRun >= 5
    assert result.wasSuccessful(), "\n".join(text for _, text in result.errors + result.failures)


def test_a_program_that_registered_ends_well():
    program = "import fireteam.openspiel as games; games.register()"
    assert subprocess.run([sys.executable, "-c", program], check=False).returncode == 0


def test_registering_twice_is_harmless():
    assert fireteam.openspiel.register() == NAMES


def test_parameters_reach_the_setup():
    game = pyspiel.load_game("fireteam_adrenaline", {"players": 3})
    assert game.num_players() == 3
    assert pyspiel.load_game("fireteam_adrenaline(players=4)").num_players() == 4


@pytest.mark.parametrize(
    ("game", "setup"),
    [
        ("fireteam_tf2_board(mode=cp,map=cross-yards)", {"mode": "cp", "map": "cross-yards"}),
        ("fireteam_tf2_turns(board=sluice,team_size=3)", {"board": "sluice", "team_size": 3}),
        ("fireteam_adrenaline(players=2,bot=true)", {"players": 2, "bot": True}),
        ("fireteam_adrenaline(players=3,figures=violet dozer banshee,first=1)",
         {"players": 3, "figures": ["violet", "dozer", "banshee"], "first": 1}),
        ("fireteam_adrenaline(first=-1,powers=false)", {}),
        ("fireteam_tf2_board(map=,first=red,sanctuary=false)", {"first": "red", "sanctuary": False}),
        ("fireteam_tf2_turns(sanctuary=true,concede=true)", {"concede": True}),
    ],
)  # fmt: skip
def test_every_kind_of_option_can_be_chosen(game, setup):
    game = pyspiel.load_game(game)
    assert game.setup == setup
    assert game.new_initial_state().match.record() == fireteam.Match(game.about.name, chance=True, skip_singles=True, **setup).record()
    assert pyspiel.load_game(str(game)).setup == setup


@pytest.mark.parametrize("about", fireteam.games(), ids=lambda about: about.name)
def test_what_the_type_says_is_true_of_the_game(about):
    kind = pyspiel.load_game(fireteam.openspiel.name_of(about.name)).get_type()
    assert set(kind.parameter_specification) == {option.name for option in about.options}
    assert (kind.min_num_players, kind.max_num_players) == about.seats
    match, hidden, rng = fireteam.Match(about.name, 5), False, np.random.default_rng(1)
    for step in range(200):
        worlds = [match.deal_again(seat, step) for seat in range(match.num_seats)]
        hidden |= any(world.view(seat) != match.view(seat) for world in worlds for seat in range(match.num_seats))
        match.step(int(rng.choice(match.legal_actions())))
    assert hidden == (kind.information == pyspiel.GameType.Information.IMPERFECT_INFORMATION)


@pytest.mark.parametrize("name", NAMES)
def test_chance_has_true_odds_and_copies_play_on_alike(name):
    game = pyspiel.load_game(name)
    state, rng = game.new_initial_state(), np.random.default_rng(1)
    chances = 0
    for _ in range(200):
        if state.is_chance_node():
            outcomes, odds = zip(*state.chance_outcomes(), strict=True)
            assert sum(odds) == pytest.approx(1)
            action = int(rng.choice(outcomes, p=odds))
            chances += 1
        else:
            action = int(rng.choice(state.legal_actions()))
        twin = state.clone()
        state.apply_action(action)
        twin.apply_action(action)
        assert str(twin) == str(state)
    assert chances > 0
    player = 0
    assert len(state.observation_tensor(player)) == game.observation_tensor_size()
    assert state.observation_string(player) == copy.deepcopy(state).observation_string(player)
    assert pickle.loads(pickle.dumps(game)).num_players() == game.num_players()


@pytest.mark.parametrize("name", NAMES)
def test_information_states_remember_and_tell_apart_what_the_seat_can(name):
    game, rng = pyspiel.load_game(name), np.random.default_rng(3)

    def walk(state, steps):
        for _ in range(steps):
            if state.is_chance_node():
                outcomes, odds = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(int(rng.choice(outcomes, p=odds)))
            else:
                state.apply_action(int(rng.choice(state.legal_actions())))
        return state

    state = walk(game.new_initial_state(), 60)
    before = [state.information_state_string(seat) for seat in range(game.num_players())]
    twin = state.clone()
    walk(state, 40)
    # However often and whenever it is asked, it is the same.
    fresh = game.new_initial_state()
    for action in state.history():
        fresh.apply_action(action)
    for seat in range(game.num_players()):
        after = state.information_state_string(seat)
        assert after == fresh.information_state_string(seat)
        memory = before[seat][: before[seat].rindex("\n{") + 1]
        assert after.startswith(memory) and after != before[seat]
        assert twin.information_state_string(seat) == before[seat]
        assert "> " in after
    # What another seat holds in secret is in its own alone.
    if name == "fireteam_adrenaline":
        assert len({state.information_state_string(seat) for seat in range(game.num_players())}) == game.num_players()
