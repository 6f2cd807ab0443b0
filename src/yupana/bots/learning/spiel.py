"""A game with the methods that algorithms written for OpenSpiel call; OpenSpiel itself is not needed."""

from __future__ import annotations

from typing import Any

from yupana.bots.episode import Episode
from yupana.bots.learning.lens import Floats, Lens
from yupana.engine.agenda import Chance, Seat
from yupana.engine.codec import text_of
from yupana.engine.dice import Dice
from yupana.engine.game import Options
from yupana.engine.machine import advance, chances, fall
from yupana.engine.match import DECISIONS_MAX

CHANCE_PLAYER = -1
TERMINAL_PLAYER = -4


def load_game(
    game: str, players: int = 2, options: Options | None = None, by_points: bool = False, dice: Dice | None = None
) -> SpielGame:
    """A game by its name; with dice they fall by themselves, without them chance is a player of its own."""
    return SpielGame(game, players, options or {}, by_points, dice)


class SpielGame:
    """What is the same in all matches."""

    def __init__(self, game: str, players: int, options: Options, by_points: bool, dice: Dice | None) -> None:
        self.lens = Lens(game)
        self.players = players
        self.options = options
        self.by_points = by_points
        self.dice = dice

    def new_initial_state(self) -> SpielState:
        """A fresh match."""
        return SpielState(self, self.lens.begin(self.players, self.options, self.dice), [])

    def num_players(self) -> int:
        """How many play."""
        return self.players

    def num_distinct_actions(self) -> int:
        """How many moves there are; what dice may do is numbered apart."""
        return self.lens.actions

    def observation_tensor_shape(self) -> list[int]:
        """Observations are rows."""
        return [self.lens.size]

    def max_game_length(self) -> int:
        """No match has more decisions; one that would is cut off, and worth nothing."""
        return DECISIONS_MAX

    def utility_sum(self) -> float:
        """Whatever one gains, others lose."""
        return 0.0


class SpielState:
    """One match."""

    def __init__(self, game: SpielGame, episode: Episode, history: list[int]) -> None:
        self.game = game
        self.episode = episode
        self.actions = history
        self._skip_void_chances()

    def _skip_void_chances(self) -> None:
        """A pile that is empty draws nothing: no dice fall."""
        state = self.episode.state
        while self._is_chance_pending() and not chances(state):
            state.agenda.steps.pop()
            state.agenda.seats.pop()
            advance(state)
            self.episode.look()

    def _is_chance_pending(self) -> bool:
        steps = self.episode.state.agenda.steps
        return bool(steps) and isinstance(steps[-1], Chance)

    def get_game(self) -> SpielGame:
        """The game it is a match of."""
        return self.game

    def current_player(self) -> int:
        """Who must decide: a seat, chance, or nobody any more."""
        if self.is_terminal():
            return TERMINAL_PLAYER
        return CHANCE_PLAYER if self._is_chance_pending() else self.episode.seat

    def is_terminal(self) -> bool:
        """The match is over."""
        return self.episode.is_over() or self.episode.is_cut()

    def is_chance_node(self) -> bool:
        """Dice must fall."""
        return self.current_player() == CHANCE_PLAYER

    def is_simultaneous_node(self) -> bool:
        """Seats that decide at once come in order, and none sees another's answer."""
        return False

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Every way the dice may fall, with its probability."""
        outcomes = chances(self.episode.state)
        total = sum(outcome.weight for outcome in outcomes)
        return [(n, outcome.weight / total) for n, outcome in enumerate(outcomes)]

    def legal_actions(self, player: Seat | None = None) -> list[int]:
        """What this player, or whoever must decide, may do, in ascending order."""
        if self.is_terminal() or (player is not None and player != self.current_player()):
            return []
        if self.is_chance_node():
            return [action for action, _ in self.chance_outcomes()]
        return sorted(self.episode.legal)

    def legal_actions_mask(self, player: Seat | None = None) -> list[int]:
        """The same as a 1 or 0 for each action."""
        legal = set(self.legal_actions(player))
        size = len(legal) if self.is_chance_node() else self.game.num_distinct_actions()
        return [int(action in legal) for action in range(size)]

    def apply_action(self, action: int) -> None:
        """Whoever must decide does so, or the dice fall."""
        if self.is_chance_node():
            outcomes = chances(self.episode.state)
            if not 0 <= action < len(outcomes):
                raise ValueError(f"{action} is not legal")
            fall(self.episode.state, outcomes[action])
            self.episode.look()
        else:
            self.episode.play(action)
        self.actions.append(action)
        self._skip_void_chances()

    def child(self, action: int) -> SpielState:
        """The match after this action; this one stays as it is."""
        copy = self.clone()
        copy.apply_action(action)
        return copy

    def clone(self) -> SpielState:
        """The same match, to be played on in another way."""
        return SpielState(self.game, self.episode.clone(), self.actions[:])

    def action_to_string(self, player: int, action: int) -> str:
        """A move as the journal writes it, or the name of what falls now."""
        if player == CHANCE_PLAYER:
            return chances(self.episode.state)[action].name
        return self.game.lens.numbering.moves[action]

    def string_to_action(self, text: str) -> int:
        """The number of a move."""
        return self.game.lens.numbering.ids[text]

    def history(self) -> list[int]:
        """All actions so far, those of chance included."""
        return self.actions[:]

    def returns(self) -> list[float]:
        """What the match was worth to each; nothing before its end."""
        return self.episode.returns(self.game.by_points)[: self.game.players]

    def player_return(self, player: Seat) -> float:
        """What the match was worth to one."""
        return self.returns()[player]

    def observation_tensor(self, player: Seat) -> Floats:
        """What a player sees, as a row of numbers."""
        return self.game.lens.observe(self.episode, player)

    def observation_string(self, player: Seat) -> str:
        """What a player sees, as text."""
        view: Any = self.game.lens.game.view(self.episode.state, player)
        return text_of(view)
