"""A game as an environment of PettingZoo, in which agents act one after the other."""

from __future__ import annotations

import secrets
from typing import Any

from gymnasium import spaces
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils.wrappers import OrderEnforcingWrapper  # type: ignore[import-untyped]

from yupana.bots.learning.lens import Floats, Lens, Mask
from yupana.engine.dice import QuickDice
from yupana.engine.game import Options
from yupana.games import title

Observation = dict[str, Floats | Mask]


def env(
    game: str = "tzolkin",
    seats: int = 2,
    options: Options | None = None,
    by_points: bool = False,
    render_mode: str | None = None,
) -> AECEnv:
    """A match of a game; wrapped so that calls in a wrong order are reported."""
    return OrderEnforcingWrapper(TableEnv(game, seats, options, by_points, render_mode))


class TableEnv(AECEnv):  # type: ignore[misc]
    """Agent `player_0` has seat 0. Seats that decide at once come in order, and none sees another's answer."""

    def __init__(
        self, game: str, seats: int, options: Options | None, by_points: bool, render_mode: str | None
    ) -> None:
        super().__init__()
        self.lens = Lens(game)
        self.seats = seats
        self.options = options or {}
        self.by_points = by_points
        self.render_mode = render_mode
        self.metadata = {
            "render_modes": ["ansi"],
            "name": f"{game}_v{self.lens.numbering.version}",
            "is_parallelizable": False,
        }
        self.dice = QuickDice(secrets.randbits(60))
        self.episode = self.lens.begin(seats, self.options, self.dice)
        self.possible_agents = [f"player_{seat}" for seat in range(seats)]
        self.action_spaces = {agent: spaces.Discrete(self.lens.actions) for agent in self.possible_agents}
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(self.lens.low, self.lens.high),
                    "action_mask": spaces.MultiBinary(self.lens.actions),
                }
            )
            for agent in self.possible_agents
        }

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """A fresh match; without a seed the same dice fall on."""
        if seed is not None:
            self.dice = QuickDice(seed)
        self.episode = self.lens.begin(self.seats, self.options, self.dice)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.look()

    def look(self) -> None:
        """Name who acts next, and what is legal."""
        self.agent_selection = self.possible_agents[max(0, self.episode.seat)]
        self.infos = {
            agent: {"action_mask": self.lens.mask(self.episode, seat)}
            for seat, agent in enumerate(self.possible_agents)
        }

    def observe(self, agent: str) -> Observation:
        """What an agent sees, and what it may do now."""
        seat = self.possible_agents.index(agent)
        return {
            "observation": self.lens.observe(self.episode, seat),
            "action_mask": self.lens.mask(self.episode, seat),
        }

    def step(self, action: int | None) -> None:
        """The agent that must act does so; rewards come at the end."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError("an action is needed")
        self._cumulative_rewards[agent] = 0.0
        self.episode.play(int(action))
        self.rewards = dict(zip(self.possible_agents, self.episode.returns(self.by_points)))
        self.terminations = dict.fromkeys(self.agents, self.episode.is_over())
        self.truncations = dict.fromkeys(self.agents, self.episode.is_cut())
        self.look()
        self._accumulate_rewards()

    def render(self) -> str | None:
        """What the agent that acts next sees: every piece on the table by its id, and what could be said of it."""
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection)
        game = self.lens.game
        scene = title(game.name()).scene(game.view(self.episode.state, seat), seat)
        lines: list[str] = []
        for panel in scene.panels:
            lines.append(f"{panel.id}:")
            for piece in panel.pieces:
                if not piece.printed:
                    said = " ".join(f"{name}={value}" for name, value in piece.label.arguments.items())
                    lines.append(f"  {piece.id} {said}".rstrip())
        return "\n".join(lines)

    def close(self) -> None:
        """Nothing is held open."""
