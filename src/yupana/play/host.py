"""One match being hosted: moves in, an update per viewer out, bots and forced answers when due. Plain data only."""

from __future__ import annotations

from typing import Any, Final

from yupana.bots import Bot
from yupana.engine.agenda import Option, Seat, State
from yupana.engine.dice import Dice, KeyedDice
from yupana.engine.machine import decision_of, decisions
from yupana.engine.match import TAKE_BACK, UNDO, Entry, Match, Refused
from yupana.engine.record import Record, record_of
from yupana.games import Title
from yupana.lots import Lots
from yupana.play.asking import is_forced, plain_option
from yupana.play.messages import asking
from yupana.play.numbers import plain_scores, plain_seats
from yupana.play.plain import Plain, plain_message, plain_panel
from yupana.play.telling import Told, bare_line, lines_of, open_moment, totals_of


class Host:
    """A match and its players: people choose by themselves, bots when they are asked to."""

    def __init__(
        self,
        title: Title,
        match: Match[Any],
        names: list[str],
        bots: dict[Seat, Bot],
        secret: bytes,
        bot_dice: Dice,
        lots: Lots | None = None,
    ) -> None:
        self.title: Final = title
        self.match: Final = match
        self.names: Final = names
        self.bots: Final = bots
        self.secret: Final = secret
        self.lots: Final = lots
        self.dice: Final = KeyedDice(lots.key(secret) if lots else secret)
        self.bot_dice: Final = bot_dice  # what bots roll must tell nothing about what the match rolls
        self.per_point: Final = match.game.scores(match.state)[0].per_point
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
        if self.thought != asked:
            view = game.view(self.match.state, seat)
            seen = decision_of(view, seat)
            if seen is None:
                raise AssertionError("a bot does not see its own decision")
            bot.begin(game, view, seat, seen)
            self.thought = asked
            if self.hurried == seat:
                bot.hurry()
        return bot.answer() if bot.think(self.bot_dice) else None

    def hurry(self) -> None:
        """The bot that is due shall answer soon, now and for the rest of its turn."""
        self.hurried = self.due()
        if self.hurried in self.bots:
            self.bots[self.hurried].hurry()

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

    def resume(self, entries: list[Entry]) -> None:
        """Go on where a journal ends; the dice fall on as they would have."""
        for entry in entries:
            self.repeat(entry)
        self.dice.rolled = sum([len(entry.fell) for entry in entries])

    def decision_id(self, seat: Seat) -> str:
        """Names the decision a seat is looking at, so that a late or doubled answer does no harm.

        Where several decide at the same time, the answers of others leave it as it is.
        """
        return f"{self.asked_at.get(seat, self.match.length())}:{seat}"

    def record(self) -> Record:
        """The match so far, as a record."""
        return record_of(self.match, self.names, self.secret, lots=self.lots)

    # What a viewer is sent.

    def update(self, viewer: Seat | None, since: int = 0) -> Plain:
        """Everything this viewer may know, and what happened from entry `since` on."""
        view = self.match.game.view(self.match.state, viewer)
        scene = self.title.scene(view, viewer)
        return {**self.news(viewer, view, since), "panels": [plain_panel(panel) for panel in scene.panels]}

    def news(self, viewer: Seat | None, view: State, since: int) -> Plain:
        """All of an update but the table itself."""
        match = self.match
        return {
            "seq": match.length(),
            "log": self.log(viewer, since),
            "decision": None if viewer is None else self.asked(viewer, view),
            "status": self.status(view, viewer),
            "seats": self.seats(view),
            "waiting": match.deciders(),
            "undo": viewer is not None and match.can_undo(viewer),
            "over": match.is_over(),
            "scores": self.scores(view),
            "winners": match.game.winners(match.state) if match.is_over() else [],
        }

    def log(self, viewer: Seat | None, since: int = 0) -> list[Plain]:
        """What happened from an entry on, line by line; moves that were taken back are marked."""
        return [self._item(told, viewer) for told in self.told[since:]]

    def tells_apart(self, seat: Seat, since: int) -> bool:
        """This seat is told something of these entries that a spectator is not."""
        return any(fact.seen_by(seat) is not fact.seen_by(None) for told in self.told[since:] for fact in told.facts)

    def _item(self, told: Told, viewer: Seat | None) -> Plain:
        if viewer not in told.lines:
            moment = open_moment(self.told[: told.seq]) if any(fact.closes for fact in told.facts) else None
            told.lines[viewer] = lines_of(told, viewer, moment, self.per_point) or self._bare(told)
        return {
            "seq": told.seq,
            "seat": told.seat,
            "taken_back": told.taken_back,
            "lines": told.lines[viewer],
        }

    def status(self, view: State, viewer: Seat | None) -> list[Plain]:
        """What a player at this table keeps in mind."""
        return [
            {
                "message": plain_message(each.message),
                **({"icon": each.icon} if each.icon else {}),
                **({"urgent": True} if each.urgent else {}),
            }
            for each in self.title.talk.status(view, viewer)
        ]

    def seats(self, view: State) -> list[list[Plain]]:
        """The key numbers of every seat."""
        return plain_seats(self.title.talk, view)

    def scores(self, view: State) -> list[Plain]:
        """What each seat has scored, part by part, as far as it is seen."""
        return plain_scores(self.match.game, view)

    def _bare(self, told: Told) -> list[Plain]:
        """An entry without facts says something only when it takes another back."""
        if told.move == UNDO:
            return [bare_line("log-taken-back", told.seat)]
        if told.move.startswith(TAKE_BACK):
            return [bare_line("log-taken-back-by-consent", told.seat)]
        return []

    def asked(self, viewer: Seat, view: State) -> Plain | None:
        """What a seat must decide, if anything, and all it may answer; prices too are those that it can see."""
        decision = decision_of(view, viewer)
        if decision is None:
            return None
        talk = self.title.talk
        reason = talk.reason(view, decision)
        way_out = decision.choice.way_out()
        out = way_out.move() if way_out else ""
        return {
            "id": self.decision_id(viewer),
            "ask": plain_message(asking(decision, talk.prompt(view, decision))),
            **({"reason": plain_message(reason)} if reason else {}),
            "options": [plain_option(talk, view, viewer, option, out) for option in decision.options],
        }

    def _totals(self, viewer: Seat | None) -> list[int | None]:
        """The points of every seat, as far as a viewer knows them."""
        return totals_of(self.match.game.scores(self.match.game.view(self.match.state, viewer)))

    def _tell(self) -> None:
        """Keep what the latest entry told."""
        entry = self.match.journal[-1]
        length = self.match.length()
        totals = self._totals(None)
        own: dict[Seat, int | None] = {}
        if None in totals and any(fact.closes for fact in self.match.facts):  # a table of points will be told
            own = {seat: self._totals(seat)[seat] for seat in range(self.match.seats)}
        self.told.append(Told(length - 1, entry.seat, entry.move, self.match.facts, totals, own))
        before = {} if entry.move.startswith(TAKE_BACK) else self.asked_at
        self.asked_at = {
            seat: length if seat == entry.seat else before.get(seat, length) for seat in self.match.deciders()
        }
        if self.hurried not in self.asked_at:
            self.hurried = None
