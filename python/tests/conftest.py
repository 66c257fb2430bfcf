"""What the tests share."""

import pytest

GAMES = ["adrenaline", "adrenaline-team", "tf2-board", "tf2-turns"]


@pytest.fixture(params=GAMES)
def game(request):
    return request.param
