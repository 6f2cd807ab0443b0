"""The clocks of a match: how long each seat may still think. Pure arithmetic; whoever asks says what time it is.

A clock runs while its seat must decide. Not charged: the hours in which its player sleeps, vacation days, pauses that
all agreed to, and our own outages. Where these overlap, they count once.
"""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime, timedelta, tzinfo
from functools import cache, lru_cache
from heapq import merge
from typing import Literal
from zoneinfo import ZoneInfo, available_timezones

import msgspec

DAY_MINUTES = 24 * 60
SLEEP_MINUTES = 12 * 60  # nobody sleeps longer
TERMS_SECONDS = 366 * 24 * 3600  # no clock is set to more than a year
VACATION_DAYS = 365
AHEAD_DAYS = 366  # vacation is planned no further ahead
FAIR_SECONDS = 30  # after a timeout nobody has less, unless the bank was smaller

ABSENT_DIVIDES = 4  # what an absent player gets is divided by this each time
ABSENT_MAX = 20  # times

DAY = timedelta(days=1)
NOTHING = timedelta()

Outage = tuple[datetime, datetime]


class Sleep(msgspec.Struct, frozen=True):
    """When a player sleeps: minutes after midnight on the clocks of a time zone. A night may go past midnight."""

    start: int
    end: int
    zone: str


class Terms(msgspec.Struct, frozen=True):
    """What everybody agreed to by sitting down: seconds, and days of vacation for each seat."""

    bank: float
    increment: float
    ceiling: float
    vacation: int = 0


class Clock(msgspec.Struct):
    """The clock of a seat. What is left was true when it began to run."""

    left: float
    since: datetime | None = None  # running since; none while others decide
    sleep: Sleep | None = None
    away: list[tuple[date, date]] = msgspec.field(default_factory=list)  # first and last days of vacations
    vacation: int = 0  # days that may still be taken
    missed: int = 0  # how often it ran out
    earned: bool = False  # the increment for what is decided now was already given
    zone: str = ""  # whose calendar counts for vacations, where no night says so; it stays what it was at the first
    absent: int = 0  # how often in a row it ran out, until its player decides something again


class Clocks(msgspec.Struct):
    """All clocks of a match."""

    terms: Terms
    seats: list[Clock]
    paused: datetime | None = None


def check_sleep(sleep: Sleep) -> None:
    """Raise ValueError unless the zone is known and the night is neither empty nor longer than twelve hours."""
    if not (0 <= sleep.start < DAY_MINUTES and 0 <= sleep.end < DAY_MINUTES):
        raise ValueError("a day has 1440 minutes")
    if not 0 < (sleep.end - sleep.start) % DAY_MINUTES <= SLEEP_MINUTES:
        raise ValueError("a night has up to twelve hours")
    if sleep.zone not in zones():
        raise ValueError("no such time zone")


def check_terms(terms: Terms) -> None:
    """Raise ValueError unless these are terms that a match can be played by."""
    if not 1 <= terms.bank <= TERMS_SECONDS:
        raise ValueError("a bank has between a second and a year")
    if not (0 <= terms.increment <= TERMS_SECONDS and 0 <= terms.ceiling <= TERMS_SECONDS):
        raise ValueError("increment and ceiling have up to a year")
    if not 0 <= terms.vacation <= VACATION_DAYS:
        raise ValueError("a vacation has up to 365 days")


def begin(terms: Terms, sleeps: list[Sleep | None]) -> Clocks:
    """Every seat has its whole bank, and no clock runs yet. Raises ValueError when terms or a night make no sense."""
    check_terms(terms)
    for sleep in sleeps:
        if sleep is not None:
            check_sleep(sleep)
    return Clocks(terms, [Clock(float(terms.bank), sleep=sleep, vacation=terms.vacation) for sleep in sleeps])


def turn(
    clocks: Clocks, deciders: Sequence[int], now: datetime, outages: Sequence[Outage], *, taken_back: bool = False
) -> None:
    """After a move: who has decided is charged and gets the increment, and who must decide now begins to think.

    Who still decides thinks on. When moves were taken back, nobody earns for them, neither now nor for deciding again.
    """
    now = _utc(now)
    for seat, clock in enumerate(clocks.seats):
        decides = seat in deciders
        if clock.since is None:
            if decides:
                clock.since = now
                clock.earned = taken_back
        elif not decides:
            _charge(clocks, clock, now, outages)
            clock.since = None
            if not (taken_back or clock.earned):
                clock.left = max(clock.left, min(clock.left + clocks.terms.increment, clocks.terms.ceiling))


def left(clocks: Clocks, seat: int, now: datetime, outages: Sequence[Outage]) -> float:
    """Seconds that a seat may still think."""
    return _left(clocks, clocks.seats[seat], _utc(now), outages)


def deadline(clocks: Clocks, seat: int, outages: Sequence[Outage], now: datetime) -> datetime | None:
    """The first moment at which nothing is left, perhaps in the past; none while the clock stands.

    Nights and vacations to come are counted in. `now` does not change the answer.
    """
    clock = clocks.seats[seat]
    at = clock.since
    if at is None or clocks.paused is not None:
        return None
    rest = timedelta(seconds=clock.left)
    if rest <= NOTHING or not (clock.sleep or clock.away or outages):
        return at + max(rest, NOTHING)
    for start, end in _free(clock, at, outages):
        if start > at:
            if start - at >= rest:
                break
            rest -= start - at
        at = max(at, end)
    return at + rest


def expired(clocks: Clocks, now: datetime, outages: Sequence[Outage]) -> list[int]:
    """The seats that must decide and have nothing left."""
    if clocks.paused is not None:
        return []
    now = _utc(now)
    running = [seat for seat, clock in enumerate(clocks.seats) if clock.since is not None]
    return [seat for seat in running if _left(clocks, clocks.seats[seat], now, outages) <= 0]


def miss(clocks: Clocks, seat: int, now: datetime, outages: Sequence[Outage]) -> None:
    """A clock ran out and the game decided: the seat goes on with one increment, at least a fair minimum.

    Each further time in a row it is a quarter of that: others do not wait for somebody who is not there. That is the
    increment for this decision: `turn` gives no second one, be it called before or after.
    """
    clock, terms = clocks.seats[seat], clocks.terms
    clock.missed += 1
    clock.absent += 1
    whole = min(terms.increment, terms.ceiling) / ABSENT_DIVIDES ** min(clock.absent - 1, ABSENT_MAX)
    clock.left = float(max(whole, min(terms.bank, FAIR_SECONDS)))
    if clock.since is not None:
        clock.since = _utc(now)
        clock.earned = True


def back(clocks: Clocks, seat: int, now: datetime, outages: Sequence[Outage]) -> None:
    """Somebody decided who had missed more than one decision: from now on there is a whole increment again."""
    clock, terms = clocks.seats[seat], clocks.terms
    if clock.absent > 1:
        _charge(clocks, clock, _utc(now), outages)
        clock.left = float(max(clock.left, min(terms.increment, terms.ceiling)))
    clock.absent = 0


def pause(clocks: Clocks, now: datetime, outages: Sequence[Outage]) -> None:
    """All agreed: from now on nobody is charged."""
    if clocks.paused is None:
        now = _utc(now)
        for clock in clocks.seats:
            _charge(clocks, clock, now, outages)
        clocks.paused = now


def resume(clocks: Clocks, now: datetime) -> None:
    """The clocks go on where they stood."""
    if clocks.paused is not None:
        clocks.paused = None
        for clock in clocks.seats:
            if clock.since is not None:
                clock.since = _utc(now)


def away(
    clocks: Clocks, seat: int, first: date, last: date, now: datetime, outages: Sequence[Outage], zone: str = ""
) -> Literal["", "refused-no-such-days", "refused-no-vacation-left"]:
    """Take whole days off, both included, as the seat's own calendar has them; or why that cannot be.

    Today may be taken, but what was already thought today stays charged.
    """
    clock, now = clocks.seats[seat], _utc(now)
    calendar = _zone(clock, zone)
    today = now.astimezone(calendar).date()
    if not today <= first <= last <= today + AHEAD_DAYS * DAY:
        return "refused-no-such-days"
    taken = _days(clock.away)
    wanted = _days([(first, last)])
    price = len(wanted - taken)
    if price > clock.vacation:
        return "refused-no-vacation-left"
    if price:
        _charge(clocks, clock, now, outages)
        clock.vacation -= price
        clock.away = _spans(taken | wanted)
        clock.zone = calendar.key
    return ""


def asleep(clocks: Clocks, seat: int, now: datetime) -> bool:
    """It is night for this seat, or vacation."""
    clock, now = clocks.seats[seat], _utc(now)
    for start, end in _free(clock, now, ()):
        if start > now:
            return False
        if end > now:
            return True
    return False


def stop(clocks: Clocks, now: datetime, outages: Sequence[Outage]) -> None:
    """The match is over: no clock runs any more."""
    now = _utc(now)
    for clock in clocks.seats:
        _charge(clocks, clock, now, outages)
        clock.since = None
    clocks.paused = None


def _left(clocks: Clocks, clock: Clock, now: datetime, outages: Sequence[Outage]) -> float:
    if clock.since is None or clocks.paused is not None:
        return clock.left
    return max(timedelta(seconds=clock.left) - _spent(clock, clock.since, now, outages), NOTHING).total_seconds()


def _charge(clocks: Clocks, clock: Clock, now: datetime, outages: Sequence[Outage]) -> None:
    """Take off what was thought until now; a running clock runs on."""
    if clock.since is not None:
        clock.left = _left(clocks, clock, now, outages)
        clock.since = max(clock.since, now)


def _spent(clock: Clock, since: datetime, until: datetime, outages: Sequence[Outage]) -> timedelta:
    """The time between two moments that is charged."""
    if until <= since:
        return NOTHING
    if not (clock.sleep or clock.away or outages):
        return until - since
    spent, at = NOTHING, since
    for start, end in _free(clock, since, outages):
        if start >= until:
            break
        if start > at:
            spent += start - at
        at = max(at, end)
    return spent + max(until - at, NOTHING)


def _free(clock: Clock, since: datetime, outages: Sequence[Outage]) -> Iterator[Outage]:
    """What is not charged after a moment, by its beginning; without end if the player sleeps."""
    known = [(_utc(start), _utc(end)) for start, end in outages if end > since]
    if clock.away:
        zone = _zone(clock)
        known += [(_moment(first, 0, zone), _moment(last + DAY, 0, zone)) for first, last in clock.away]
    known.sort()
    if clock.sleep is None or clock.sleep.start == clock.sleep.end:
        return iter(known)
    return merge(known, _nights(clock.sleep, since))


def _nights(sleep: Sleep, since: datetime) -> Iterator[Outage]:
    """The nights that end after a moment."""
    zone = ZoneInfo(sleep.zone)
    overnight = DAY if sleep.end < sleep.start else NOTHING
    day = since.astimezone(zone).date() - 2 * DAY  # last night began yesterday, or the day before if a clock went back
    while True:
        end = _moment(day + overnight, sleep.end, zone, True)
        if end > since:
            yield _moment(day, sleep.start, zone), end
        day += DAY


@lru_cache(4096)
def _moment(day: date, minute: int, zone: tzinfo, last: bool = False) -> datetime:
    """When the clocks of a zone show this: the first time or the last; the jump, when they jump over it."""
    wall = datetime(day.year, day.month, day.day, minute // 60, minute % 60, tzinfo=zone)
    first, second = wall.astimezone(UTC), wall.replace(fold=1).astimezone(UTC)
    if first <= second:
        return second if last else first

    def jumped(seconds: int) -> bool:
        return _shift(second + timedelta(seconds=seconds), zone) != _shift(second, zone)

    gap = range(int((first - second).total_seconds()) + 1)
    return second + timedelta(seconds=bisect_left(gap, True, key=jumped))


def _shift(moment: datetime, zone: tzinfo) -> timedelta | None:
    return moment.astimezone(zone).utcoffset()


def _zone(clock: Clock, zone: str = "") -> ZoneInfo:
    """Whose calendar counts for a seat: that of its nights, of its first vacation, or this one."""
    return ZoneInfo(clock.sleep.zone if clock.sleep else clock.zone or zone or "UTC")


@cache
def zones() -> frozenset[str]:
    """Zones that are the same on every machine."""
    return frozenset(available_timezones() - {"localtime", "Factory"})


def _days(spans: Iterable[tuple[date, date]]) -> set[date]:
    return {first + n * DAY for first, last in spans for n in range((last - first).days + 1)}


def _spans(days: Iterable[date]) -> list[tuple[date, date]]:
    """Days as spans without gaps, in order."""
    spans: list[tuple[date, date]] = []
    for day in sorted(days):
        if spans and spans[-1][1] + DAY == day:
            spans[-1] = (spans[-1][0], day)
        else:
            spans.append((day, day))
    return spans


def _utc(moment: datetime) -> datetime:
    """The same moment in UTC, where differences are what they seem."""
    if moment.tzinfo is UTC:
        return moment
    if moment.tzinfo is None:
        raise ValueError("a moment needs a time zone")
    return moment.astimezone(UTC)
