"""Lets a bot of this library speak: a message in, a message out, over whatever carries them."""

from __future__ import annotations

import secrets
from typing import Any, Final

from yupana.bots.bot import Bot
from yupana.bots.wire import messages
from yupana.bots.wire.messages import Message
from yupana.engine.codec import Codec
from yupana.engine.dice import QuickDice
from yupana.engine.game import Game
from yupana.engine.machine import decision_of
from yupana.games import title


class Speaker:
    """A bot, and the matches it plays."""

    def __init__(self, bot: Bot, name: str, author: str = "") -> None:
        self.bot: Final = bot
        self.name: Final = name
        self.author: Final = author
        self.dice: Final = QuickDice(secrets.randbits(60) or 1)
        self.matches: dict[str, Game[Any]] = {}
        self.codecs: dict[str, Codec[Any]] = {}

    def answer(self, message: Message) -> Message | None:
        """What the bot says to this; to most messages nothing."""
        kind = message["type"]
        if kind == "hello":
            return messages.ready(self.name, self.author)
        if kind == "match":
            game = title(message["game"]).game
            self.matches[message["match"]] = game
            if game.name() not in self.codecs:
                self.codecs[game.name()] = Codec(game)
        elif kind == "choose":
            return self._chosen(message)
        elif kind == "over":
            self.matches.pop(message["match"], None)
        return None

    def _chosen(self, message: Message) -> Message:
        game = self.matches[message["match"]]
        seat = message["seat"]
        view = messages.view_in(message, self.codecs[game.name()])
        decision = decision_of(view, seat)
        if decision is None:
            raise ValueError("the table that was shown has nothing to decide")
        option = self.bot.choose(game, view, seat, decision, self.dice)
        return messages.move(message["match"], message["decision"], option.move())
