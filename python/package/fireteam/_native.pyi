"""What the native half of the package offers."""

from os import PathLike
from pathlib import Path
from typing import Any, Final, Self, final

import numpy as np
from numpy.typing import ArrayLike, NDArray

from . import Feature

__version__: Final[str]

class FireteamError(ValueError):
    """Something handed in is wrong; the message says what."""

class IllegalAction(FireteamError):
    """An action that may not be taken now."""

class MatchOver(FireteamError):
    """The match is over, so nobody is asked."""

class Match:
    """One match of any game.

    Answers are actions, numbers below ``num_actions``, or words. Luck answers by
    itself unless ``chance`` is true; with ``skip_singles`` so do questions that
    have one answer only. Luck depends on the seed and the number of answers
    before it and on nothing else. ``content`` is a folder of cards, maps and
    numbers that replace those of the game (docs/content.md).
    """

    def __new__(
        cls,
        game: str,
        seed: int = 0,
        *,
        chance: bool = False,
        skip_singles: bool = False,
        content: str | PathLike[str] | None = None,
        **setup: Any,
    ) -> Self: ...
    @classmethod
    def from_record(
        cls,
        text: str,
        seed: int = 0,
        *,
        chance: bool = False,
        skip_singles: bool = False,
        content: str | PathLike[str] | None = None,
    ) -> Match:
        """Rebuilds a match from the text of a record, and checks all of it."""

    @classmethod
    def from_scene(
        cls,
        game: str,
        text: str,
        seed: int = 0,
        *,
        chance: bool = False,
        skip_singles: bool = False,
        content: str | PathLike[str] | None = None,
    ) -> Match:
        """Sets up a position written as text."""

    @property
    def game(self) -> str:
        """The game by name."""

    @property
    def content(self) -> Path | None:
        """The folder whose content it is played with; None for the content that comes with the package."""

    @property
    def seed(self) -> int:
        """What luck depends on, besides the number of answers before it."""

    @property
    def seq(self) -> int:
        """The number of answers so far, luck's included."""

    @property
    def over(self) -> bool:
        """Has the match ended? Then nobody is asked."""

    @property
    def num_seats(self) -> int:
        """How many seats the match has."""

    @property
    def num_actions(self) -> int:
        """One more than the highest action."""

    @property
    def num_chances(self) -> int:
        """One more than the highest index of an answer of luck."""

    @property
    def num_features(self) -> int:
        """How many numbers an observation is."""

    @property
    def encoding(self) -> int:
        """Raised when features or actions change."""

    @property
    def waiting(self) -> list[str]:
        """The names of those who must answer."""

    @property
    def actor(self) -> str | None:
        """The name of the first who must answer; None when the match is over."""

    @property
    def seat(self) -> int | None:
        """The seat of the first who must answer; None for luck and when the match is over."""

    @property
    def waiting_seats(self) -> list[int]:
        """The seats that must answer now."""

    @property
    def is_chance(self) -> bool:
        """Is luck asked? Only in matches made with ``chance=True``."""

    @property
    def seats(self) -> list[list[str]]:
        """The actors of each seat."""

    def actor_of(self, seat: int) -> str | None:
        """The actor whom a seat must answer for now, if there is one.

        Where several seats could, it is the first of them.
        """

    def legal_actions(self, actor: str | None = None) -> list[int]:
        """The actions that may be taken now; none when the match is over."""

    def legal_words(self, actor: str | None = None) -> list[str]:
        """The words of the legal actions, in the same order."""

    def labels(self, lang: str = "en", actor: str | None = None) -> list[str]:
        """The legal actions as people read them, in the same order."""

    def mask(self, actor: str | None = None) -> NDArray[np.bool_]:
        """True for every legal action."""

    def observation(self, seat: int | None = None) -> NDArray[np.int8]:
        """What a seat may know, as numbers; without one, the seat that is asked."""

    def spec(self) -> list[Feature]:
        """Every feature of an observation: its name, its place, its range."""

    def spec_rows(self) -> list[tuple[str, int, int, int, int]]:
        """The same as plain tuples."""

    def step(self, answer: int | str, actor: str | None = None) -> None:
        """Takes one answer of the first who is asked, or of the actor named."""

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What luck may say, and how likely each is; only where luck is asked."""

    def chance_words(self) -> list[str]:
        """The words of what luck may say, in the same order."""

    def word(self, action: int, actor: str | None = None) -> str:
        """The word of a legal action."""

    def question(self, lang: str = "en", actor: str | None = None) -> str:
        """What is asked, as people read it. ``lang`` is ``en`` or ``pl``."""

    def events(
        self, lang: str = "en", seat: int | None = None, since: int | None = None, until: int | None = None
    ) -> list[str]:
        """What happened in the last step, as a seat may know it; without a seat, as everybody may.

        ``since`` and ``until`` choose other answers by their number (``seq``).
        """

    def view_json(self, seat: int | None = None) -> str:
        """What a seat sees, as JSON text; without a seat, what everybody sees."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """What a seat sees; without a seat, what everybody sees."""

    def standing(self) -> list[dict[str, Any]]:
        """Points and places of the sides; points that are hidden from others until the end are among them."""

    def returns(self) -> list[float]:
        """By seat: 1 to a lone winner, evenly taken from the other sides; 0 until the match is over."""

    def points(self) -> list[int]:
        """By seat, the points of its side; hidden ones too."""

    def log(self) -> list[tuple[str, str]]:
        """Who answered what, luck included. It names hidden cards."""

    def record(self) -> str:
        """The match as JSON text, which replays everywhere."""

    def scene(self) -> str | None:
        """The position as text; None in the middle of an action. It shows everything."""

    def clone(self) -> Match:
        """The same match again, which plays on by itself."""

    def deal_again(self, seat: int, seed: int = 0) -> Match:
        """Another world that looks the same to a seat: what it cannot know is dealt anew."""

    def undo(self) -> None:
        """Takes back the last decision and everything answered since."""

    def bot(self, skill: str = "greedy", seed: int = 0) -> int:
        """The action that one of our bots takes for the first who is asked.

        The bot sees what the seat sees. Skills are ``random``, ``greedy``, ``easy``, ``normal``, ``hard``,
        ``expert``, ``classic-hard``, ``classic-expert``,
        ``search:ITERATIONS``, ``net``, ``net:FILE``, ``think:ITERATIONS`` and ``think:ITERATIONS:FILE``.
        """

    def _repr_html_(self) -> str: ...
    def __copy__(self) -> Match: ...
    def __deepcopy__(self, memo: Any) -> Match: ...

@final
class Batch:
    """Many matches of one setup, stepped together.

    The arrays are made once; every step writes into them. Luck, questions with a
    single answer and the seats of bots are answered inside. A match that ends is
    followed by another in the same step: its ``rewards``, ``points``, ``done`` and
    ``truncated`` are those of the end, its observation is the first of the next.
    """

    def __new__(
        cls,
        game: str,
        n: int,
        threads: int = 1,
        seed: int = 0,
        *,
        bots: dict[int, str] | None = None,
        limit: int = 0,
        shares: bool = False,
        manners: bool = False,
        setups: list[dict[str, Any]] | None = None,
        content: str | PathLike[str] | None = None,
        **setup: Any,
    ) -> Self:
        """``bots`` gives seats to our bots, ``limit`` breaks off matches after this number of decisions (0: never).

        With ``manners`` policies play as our bots do: teams are drawn, and what bots do not think about is not offered. With ``setups`` lane ``i`` plays ``setups[i % len(setups)]``, each over the common ``setup``;
        arrays by seat are as wide as the largest of them needs.
        """

    def reset(self, seed: int = 0) -> None:
        """Begins all matches anew, with the luck of this seed."""

    def step(self, actions: ArrayLike) -> None:
        """Takes one action in every match. If any of them is not legal, none is taken."""

    def sample(self) -> NDArray[np.int64]:
        """A legal action for every match, drawn at random."""

    @property
    def observations(self) -> NDArray[np.int8]:
        """What the asked seat may know: (n, features)."""

    @property
    def final_observations(self) -> NDArray[np.int8]:
        """The end of the last match, as the seat that acted last may know it: (n, features)."""

    @property
    def masks(self) -> NDArray[np.bool_]:
        """True for every legal action: (n, actions). Never all false."""

    @property
    def legal(self) -> NDArray[np.int16]:
        """The legal actions, filled up with -1: (n, actions)."""

    @property
    def legal_counts(self) -> NDArray[np.int32]:
        """How many there are: (n,)."""

    @property
    def seats(self) -> NDArray[np.int8]:
        """The seat that is asked: (n,)."""

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the step earned each seat: (n, seats)."""

    @property
    def points(self) -> NDArray[np.int32]:
        """The points of each seat's side: (n, seats)."""

    @property
    def shares(self) -> NDArray[np.float32] | None:
        """The share of the victory that an evaluator expects for each seat's side: (n, seats), if asked for.

        A potential for shaping rewards. It knows hidden cards: a policy that reads it cheats.
        """

    @property
    def done(self) -> NDArray[np.bool_]:
        """The match is over, or was broken off: (n,)."""

    @property
    def truncated(self) -> NDArray[np.bool_]:
        """The match was broken off: (n,)."""

    @property
    def game(self) -> str:
        """The game by name."""

    @property
    def num_seats(self) -> int:
        """How many seats a match has, those of bots included; of several setups, the most."""

    @property
    def num_actions(self) -> int:
        """One more than the highest action."""

    @property
    def threads(self) -> int:
        """How many threads share out the lanes."""

    @property
    def metadata(self) -> dict[str, Any]:
        """``autoreset_mode`` as Gymnasium names it."""

    def spec(self) -> list[Feature]:
        """Every feature of an observation: its name, its place, its range."""

    def spec_rows(self) -> list[tuple[str, int, int, int, int]]:
        """The same as plain tuples."""

    def __len__(self) -> int: ...

def games_json(content: str | PathLike[str] | None = None) -> str: ...
def seed_of(seed: int, n: int) -> int: ...
def restore(
    text: str,
    seed: int,
    chance: bool,
    skip_singles: bool,
    before: int,
    content: str | PathLike[str] | None = None,
) -> Match: ...
