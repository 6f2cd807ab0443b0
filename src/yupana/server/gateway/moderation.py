"""Routes for whoever looks after the house, and for those who complain to them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from fastapi import APIRouter, Body, Depends, Query
from pydantic import AfterValidator, BaseModel, ConfigDict, Field

from yupana.server.accounts.bounds import INVITATION_DAYS, INVITATION_DAYS_MAX, INVITATION_PEOPLE_MAX
from yupana.server.accounts.keys import new_key
from yupana.server.accounts.roles import Role, check_may, role_of
from yupana.server.gateway.answers import problems
from yupana.server.gateway.caller import Caller, may
from yupana.server.gateway.people import Name, NameInPath
from yupana.server.gateway.tables import Code, Here, Number, Visitor, Wanted, unturned
from yupana.server.lobby import moderating, reporting

HOURS_MAX = 10 * 365 * 24
TEXT_MAX = 1000
EXACT_MAX = 2**53 - 1  # the greatest number that everybody reads alike in JSON

Text = Annotated[str, Field(max_length=TEXT_MAX), AfterValidator(unturned)]
Whole = Annotated[int, Field(ge=1, le=EXACT_MAX)]


class Because(Wanted):
    """Whatever is done has a reason; who is muted or banned reads it."""

    because: Text = ""


class SanctionWanted(Because):
    """No chat, or no way in, for some hours or for good."""

    deed: Literal["mute", "ban"]
    person: Name
    hours: Annotated[int, Field(ge=1, le=HOURS_MAX)] | None = None


class LiftWanted(Because):
    """Let somebody talk, or come in, again."""

    deed: Literal["unmute", "unban"]
    person: Name


class RenameWanted(Because):
    """Another name, this one or some name."""

    deed: Literal["rename"]
    person: Name
    to: Name | None = None


class RoleWanted(Because):
    """A role, or none any more."""

    deed: Literal["role"]
    person: Name
    role: Role | None = None


class NumberWanted(Because):
    """Close a table with its match, delete a line of chat, or settle a report."""

    deed: Literal["close", "delete-message", "settle"]
    number: Whole


class InvitationWanted(Because):
    """A link that lets newcomers in, where only who is invited gets in."""

    people: Annotated[int, Field(ge=1, le=INVITATION_PEOPLE_MAX)] = 1
    days: Annotated[int, Field(ge=1, le=INVITATION_DAYS_MAX)] = INVITATION_DAYS


class InvitationBounds(BaseModel):
    """How many people and days such a link may have at most, and how many days it has unless said otherwise."""

    people_max: int = INVITATION_PEOPLE_MAX
    days_max: int = INVITATION_DAYS_MAX
    days: int = INVITATION_DAYS


class Invitation(BaseModel):
    """What such a link ends with, shown this once."""

    key: str


class Complaint(Wanted):
    """Something is wrong; with the code of the invitation if the table is not listed."""

    kind: reporting.Kind
    text: Text = ""
    code: Code = ""


class AboutPerson(Complaint):
    """With a person, perhaps at a table."""

    person: Name
    table: Whole | None = None


class AboutLine(Complaint):
    """With a line of chat at a table, whose writer is known."""

    table: Whole
    line: Whole


class Reported(BaseModel):
    """The number of a report."""

    id: int


class Page(BaseModel):
    """Which entries; `before` is the last number of the page before."""

    model_config = ConfigDict(extra="forbid")

    before: Whole | None = None


class ReportPage(Page):
    """Which reports: those that wait, or those that are settled."""

    settled: bool = False


DeedWanted = Annotated[
    SanctionWanted | LiftWanted | RenameWanted | RoleWanted | NumberWanted, Body(discriminator="deed")
]


async def _moderator(here: Here, caller: Annotated[Caller, Depends(may("moderate"))]) -> Caller:
    async with here.engine.connect() as connection:
        check_may(await role_of(connection, caller.person), "look")
    return caller


Moderator = Annotated[Caller, Depends(_moderator)]

router = APIRouter(tags=["moderation"])


@router.post("/reports", status_code=201, responses=problems(401, 403, 404, 409))
async def report(here: Here, who: Visitor, wanted: AboutPerson | AboutLine) -> Reported:
    """Tell the moderators; what was said at the table and when moves were made goes with it."""
    return Reported(id=await reporting.report(here, who, reporting.Complaint(**wanted.model_dump())))


@router.get("/moderation/reports", responses=problems(401, 403))
async def list_reports(
    here: Here, caller: Moderator, asked: Annotated[ReportPage, Query()]
) -> list[reporting.ReportLine]:
    """What people complain about, the latest first, but for what they complain about in me."""
    async with here.engine.connect() as connection:
        return await reporting.list_reports(connection, asked.settled, asked.before, caller.person)


@router.get("/moderation/reports/{number}", responses=problems(401, 403, 404))
async def read_report(here: Here, caller: Moderator, number: Number) -> reporting.ReportView:
    """One report with its log."""
    async with here.engine.connect() as connection:
        return await reporting.read_report(connection, number, caller.person)


@router.get("/moderation/people/{name}", responses=problems(401, 403, 404))
async def known_of(here: Here, _: Moderator, name: NameInPath) -> moderating.Known:
    """What there is to know of a person before something is done."""
    async with here.engine.connect() as connection:
        return await moderating.known_of(connection, name)


@router.get("/moderation/audit", responses=problems(401, 403))
async def read_audit(here: Here, _: Moderator, asked: Annotated[Page, Query()]) -> list[moderating.Done]:
    """What was done, by whom and why, the latest first."""
    async with here.engine.connect() as connection:
        return await moderating.read_audit(connection, asked.before)


@router.post("/moderation/deeds", status_code=201, responses=problems(400, 401, 403, 404, 409))
async def do(here: Here, caller: Moderator, wanted: DeedWanted) -> moderating.Done:
    """Mute, ban, rename, close, delete, settle, give a role; the entry of the audit log."""
    given: dict[str, Any] = wanted.model_dump()
    deed = moderating.Deed(kind=given.pop("deed"), **given)
    number = await moderating.do(here.engine, caller.person, deed, here.now())
    await moderating.follow_up(here)
    async with here.engine.connect() as connection:
        return (await moderating.read_audit(connection, None, number))[0]


@router.get("/moderation/invitations", responses=problems(401, 403))
async def invitation_bounds(_: Moderator) -> InvitationBounds:
    """What a form needs to know before it asks for an invitation."""
    return InvitationBounds()


@router.post("/moderation/invitations", status_code=201, responses=problems(401, 403))
async def invite(here: Here, caller: Moderator, wanted: InvitationWanted) -> Invitation:
    """Let newcomers in; each account or guest who comes by the link uses it once."""
    key = new_key()
    deed = moderating.Deed("invite", wanted.because, hours=wanted.days * 24, key=key, people=wanted.people)
    await moderating.do(here.engine, caller.person, deed, here.now())
    return Invitation(key=key)
