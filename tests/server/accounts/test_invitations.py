"""A server that takes in only who is invited."""

from __future__ import annotations

import asyncio
from datetime import timedelta
from typing import Any

from tests.server.accounts.house import PASSWORD, House, Open, Visitor, refused, run

from yupana.server.accounts.keys import new_key
from yupana.server.journal.tables import audit, invitations, people, roles
from yupana.server.lobby.moderating import Deed, do


async def host_of(here: House, role: str = "host") -> Visitor:
    """Somebody who was there before the door was closed, or whom the host has let in by hand."""
    key = await moderated(here)
    host = here.visitor()
    me = await host.come("/api/accounts", name=f"Ann {len(role)}", password=PASSWORD, invitation=key)
    if role:
        await here.add(roles, person=me["id"], role=role)
    return host


async def moderated(here: House, **about: Any) -> str:
    """An invitation by a command on the machine."""
    key = new_key()
    await do(here.engine, None, Deed("invite", key=key, **{"people": 1, **about}), here.time)
    return key


def test_nobody_comes_in_uninvited_neither_as_a_guest_nor_with_an_account(house: Open) -> None:
    async def knock() -> None:
        async with house(invited_only=True) as here:
            account = {"name": "Ann", "password": PASSWORD}
            for wrong in ({}, {"invitation": None}, {"invitation": ""}, {"invitation": "guessed"}):
                for path, body in (("guests", {}), ("accounts", account)):
                    refused(await here.visitor().post(f"/api/{path}", json=body | wrong), 403, "problem-invitation")
            assert await here.count(people) == 0

    run(knock)


def test_everybody_comes_in_where_the_door_is_open(house: Open) -> None:
    async def knock() -> None:
        async with house() as here:
            await here.visitor().come("/api/guests", invitation="of another server")

    run(knock)


def test_an_invitation_lets_in_as_many_as_it_says_also_when_all_come_at_once(house: Open) -> None:
    async def knock() -> None:
        async with house(invited_only=True) as here:
            key = await moderated(here, people=3)
            come = [here.visitor().post("/api/guests", json={"invitation": key}) for _ in range(8)]
            statuses = sorted([answer.status_code for answer in await asyncio.gather(*come)])
            assert statuses == [201] * 3 + [403] * 5
            assert await here.count(people) == 3

    run(knock)


def test_an_invitation_is_not_used_up_by_a_name_that_is_taken(house: Open) -> None:
    async def knock() -> None:
        async with house(invited_only=True) as here:
            await here.visitor().come("/api/guests", name="Ann", invitation=await moderated(here))
            key = await moderated(here)
            taken = await here.visitor().post("/api/guests", json={"name": "Ann", "invitation": key})
            refused(taken, 409, "problem-name-taken")
            await here.visitor().come("/api/guests", name="Ben", invitation=key)

    run(knock)


def test_an_invitation_runs_out(house: Open) -> None:
    async def knock() -> None:
        async with house(invited_only=True) as here:
            key = await moderated(here, hours=24)
            here.time += timedelta(hours=25)
            refused(await here.visitor().post("/api/guests", json={"invitation": key}), 403, "problem-invitation")

    run(knock)


def test_who_is_a_guest_already_keeps_the_account_without_another_invitation(house: Open) -> None:
    async def keep() -> None:
        async with house(invited_only=True) as here:
            ann = here.visitor()
            await ann.come("/api/guests", invitation=await moderated(here))
            assert (await ann.post("/api/accounts", json={"name": "Ann", "password": PASSWORD})).status_code == 201

    run(keep)


def test_moderators_and_hosts_invite_and_others_do_not(house: Open) -> None:
    async def invite() -> None:
        async with house(invited_only=True) as here:
            for role in ("", "moderator", "host"):
                answer = await (await host_of(here, role)).post("/api/moderation/invitations", json={"people": 2})
                assert answer.status_code == (201 if role else 403), answer.text
            await here.visitor().come("/api/guests", invitation=answer.json()["key"])

    run(invite)


def test_the_audit_log_tells_of_an_invitation_and_nothing_keeps_its_key(house: Open) -> None:
    async def look() -> None:
        async with house(invited_only=True) as here:
            host = await host_of(here)
            key = (await host.post("/api/moderation/invitations", json={"people": 5, "days": 2})).json()["key"]
            [done, *_] = (await host.get("/api/moderation/audit")).json()
            assert (done["deed"], done["details"]) == ("invite", {"people": 5, "hours": 48})
            kept = [*await here.all(audit), *await here.all(invitations)]
            assert key not in str(kept)

    run(look)
