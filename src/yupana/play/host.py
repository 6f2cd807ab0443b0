"""One match being hosted: moves in, an update per viewer out, bots and forced answers when due. Plain data only."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from yupana.bots import Bot
from yupana.bots.search import SearchBot
from yupana.engine.agenda import Decision, Fact, Option, Seat
from yupana.engine.dice import Dice, KeyedDice
from yupana.engine.machine import decision_of, decisions
from yupana.engine.match import TAKE_BACK, UNDO, Entry, Match, Refused
from yupana.engine.record import Record, record_of
from yupana.games import Title
from yupana.play.messages import asking, doing, price_of, tags, telling
from yupana.play.plain import Plain, plain_message, plain_panel
from yupana.tabletop.scene import Message


@dataclass
class Told:
    """What one entry of the journal told, and whether it was taken back since."""

    seq: int
    seat: Seat
    move: str
    facts: list[Fact]
    taken_back: bool = False


class Host:
    """A match and its players: people choose by themselves, bots when they are asked to."""

    def __init__(
        self, title: Title, match: Match[Any], names: list[str], bots: dict[Seat, Bot], secret: bytes, bot_dice: Dice
    ) -> None:
        self.title: Final = title
        self.match: Final = match
        self.names: Final = names
        self.bots: Final = bots
        self.secret: Final = secret
        self.dice: Final = KeyedDice(secret)
        self.bot_dice: Final = bot_dice  # what bots roll must tell nothing about what the match rolls
        self.told: list[Told] = []
        self.asked_at: dict[Seat, int] = {}  # how long the journal was when each seat was asked what it must decide
        self.marked: list[int] = []  # entries taken back since viewers were last told
        self.thought = ""  # the decision that a bot is thinking about
        self.hurried: Seat | None = None  # the bot that was told to answer soon, for the rest of its turn

    def begin(self) -> None:
        """Lay out the table."""
        self.match.begin(self.dice)
        self._tell()

    def choose(self, seat: Seat, decision: str, move: str) -> None:
        """A person answers a decision; an answer to an older one is refused."""
        if decision != self.decision_id(seat):
            raise Refused("refused-too-late")
        self.match.play(seat, move, self.dice)
        self._tell()

    def undo(self, seat: Seat) -> None:
        """A person takes back the latest move, and with it the forced ones that led there."""
        self._undo(seat)
        while self.match.can_undo(seat) and self.due() == seat:
            self._undo(seat)

    def _undo(self, seat: Seat) -> None:
        self.match.undo(seat)
        for told in reversed(self.told):
            if not told.taken_back and told.move != UNDO:
                self._mark(told)
                break
        self._tell()

    def take_back(self, seat: Seat, to: int) -> None:
        """Everybody agreed to go back to the table after so many entries."""
        self.match.take_back(seat, to)
        for told in self.told[to:]:
            self._mark(told)
        self._tell()

    def _mark(self, told: Told) -> None:
        if not told.taken_back:
            told.taken_back = True
            self.marked.append(told.seq)

    def due(self) -> Seat | None:
        """A seat that need not wait for a person: a bot's, or one with a single thing to do."""
        for decision in decisions(self.match.state):
            if decision.seat in self.bots or is_forced(decision):
                return decision.seat
        return None

    def answer(self, seat: Seat) -> None:
        """Let the bot choose, or the only option happen."""
        while not self.think(seat):
            pass

    def think(self, seat: Seat) -> bool:
        """Let the seat's bot think a little further; true when it has answered, or the only option has happened."""
        decision = decision_of(self.match.state, seat)
        if decision is None:
            raise Refused("refused-not-your-turn")
        option = decision.options[0]
        if seat in self.bots and len(decision.options) > 1:
            found = self._thought(seat, self.bots[seat])
            if found is None:
                return False
            option = found
        self.thought = ""
        self.match.play(seat, option.move(), self.dice)
        self._tell()
        return True

    def _thought(self, seat: Seat, bot: Bot) -> Option | None:
        """What the bot chooses; nothing while it thinks on."""
        game, asked = self.match.game, self.decision_id(seat)
        if self.thought != asked or not isinstance(bot, SearchBot):
            view = game.view(self.match.state, seat)
            seen = decision_of(view, seat)
            if seen is None:
                raise AssertionError("a bot does not see its own decision")
            if not isinstance(bot, SearchBot):
                return bot.choose(game, view, seat, seen, self.bot_dice)
            bot.begin(game, view, seat, seen)
            self.thought = asked
            if self.hurried == seat:
                bot.hurry()
        return bot.answer() if bot.think(self.bot_dice) else None

    def hurry(self) -> None:
        """The bot that is due shall answer soon, now and for the rest of its turn."""
        self.hurried = self.due()
        bot = self.bots.get(self.hurried) if self.hurried is not None else None
        if isinstance(bot, SearchBot):
            bot.hurry()

    def expire(self, seat: Seat) -> None:
        """The seat's clock ran out: the game's own default happens."""
        self.match.play(seat, self.match.game.default(self.match.state, seat).move(), self.dice)
        self._tell()

    def repeat(self, entry: Entry) -> None:
        """An entry of a journal happens again."""
        if entry.move == UNDO:
            self._undo(entry.seat)
        elif entry.move.startswith(TAKE_BACK):
            self.take_back(entry.seat, int(entry.move[len(TAKE_BACK) :]))
        else:
            self.match.repeat(entry)
            self._tell()

    def decision_id(self, seat: Seat) -> str:
        """Names the decision a seat is looking at, so that a late or doubled answer does no harm.

        Where several decide at the same time, the answers of others leave it as it is.
        """
        return f"{self.asked_at.get(seat, self.match.length())}:{seat}"

    def record(self) -> Record:
        """The match so far, as a record."""
        return record_of(self.match, self.names, self.secret)

    # What a viewer is sent.

    def update(self, viewer: Seat | None, since: int = 0) -> Plain:
        """Everything this viewer may know, and what happened from entry `since` on."""
        match = self.match
        view = match.game.view(match.state, viewer)
        decision = decision_of(match.state, viewer) if viewer is not None else None
        return {
            "seq": match.length(),
            "panels": [plain_panel(panel) for panel in self.title.scene(view, viewer).panels],
            "log": self.log(viewer, since),
            "decision": self.asked(viewer, decision) if viewer is not None and decision else None,
            "waiting": match.deciders(),
            "undo": viewer is not None and match.can_undo(viewer),
            "over": match.is_over(),
            "scores": self.scores(),
            "winners": match.game.winners(match.state) if match.is_over() else [],
        }

    def log(self, viewer: Seat | None, since: int = 0) -> list[Plain]:
        """What happened from an entry on, in messages; moves that were taken back are marked."""
        return [self._item(told, viewer) for told in self.told[max(0, since - self.match.before) :]]

    def tells_apart(self, seat: Seat, since: int) -> bool:
        """This seat is told something of these entries that a spectator is not."""
        return any(
            fact.seen_by(seat) is not fact.seen_by(None)
            for told in self.told[max(0, since - self.match.before) :]
            for fact in told.facts
        )

    def _item(self, told: Told, viewer: Seat | None) -> Plain:
        return {
            "seq": told.seq,
            "seat": told.seat,
            "taken_back": told.taken_back,
            "messages": [plain_message(telling(fact)) for fact in seen_facts(told.facts, viewer)] or self._bare(told),
        }

    def scores(self) -> list[Plain]:
        """What each seat has scored, part by part."""
        return [
            {
                "seat": seat,
                "total": score.total() / score.per_point,
                "parts": [{"source": source, "points": amount / score.per_point} for source, amount in score.parts],
            }
            for seat, score in enumerate(self.match.game.scores(self.match.state))
        ]

    def _bare(self, told: Told) -> list[Plain]:
        """An entry without facts says something only when it takes another back."""
        if told.move == UNDO:
            return [plain_message(Message("log-taken-back", {"seat": told.seat}))]
        if told.move.startswith(TAKE_BACK):
            return [plain_message(Message("log-taken-back-by-consent", {"seat": told.seat}))]
        return []

    def asked(self, viewer: Seat, decision: Decision) -> Plain:
        """What a seat must decide, and all it may answer."""
        return {
            "id": self.decision_id(viewer),
            "ask": plain_message(asking(decision.choice)),
            "options": [
                {
                    "move": option.move(),
                    "verb": option.verb,
                    "touch": list(option.touch),
                    "does": plain_message(doing(option)),
                    "price": [plain_message(tag) for tag in tags(price_of(self.match.state, viewer, option))],
                }
                for option in decision.options
            ],
        }

    def _tell(self) -> None:
        """Keep what the latest entry told."""
        entry = self.match.journal[-1]
        length = self.match.length()
        self.told.append(Told(length - 1, entry.seat, entry.move, self.match.facts))
        before = {} if entry.move.startswith(TAKE_BACK) else self.asked_at
        self.asked_at = {
            seat: length if seat == entry.seat else before.get(seat, length) for seat in self.match.deciders()
        }
        if self.hurried not in self.asked_at:
            self.hurried = None


def is_forced(decision: Decision) -> bool:
    """One option only, and not the end of a turn, before which a player may want to undo."""
    return len(decision.options) == 1 and decision.options[0].verb != "end-turn"


def seen_facts(facts: list[Fact], viewer: Seat | None) -> list[Fact]:
    """The facts as this viewer is told them."""
    return [seen for fact in facts if (seen := fact.seen_by(viewer)) is not None]
