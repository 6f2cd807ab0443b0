"""What a person set for themselves: the shape of `people.settings`."""

from __future__ import annotations

from typing import Annotated

from pydantic import BaseModel, ConfigDict, Field, StrictBool

from yupana.server.clocks import zones

Hour = Annotated[str, Field(pattern=r"^([01][0-9]|2[0-3]):[0-5][0-9]$", examples=["23:00"])]


class Somewhere(BaseModel):
    """Time by the clocks of a time zone."""

    model_config = ConfigDict(extra="forbid", populate_by_name=True)

    zone: str = Field(max_length=60, examples=["Europe/Kyiv"])

    def is_somewhere(self) -> bool:
        """Whether there is such a time zone."""
        return self.zone in zones()


class Window(Somewhere):
    """Some hours of every day, over midnight when it ends before it begins."""

    start: Hour = Field(alias="from")
    end: Hour = Field(alias="to")


class Daily(Somewhere):
    """Once a day, at this time."""

    at: Hour


class Notify(BaseModel):
    """How a person hears that it is their turn; with a digest once a day, of all tables."""

    model_config = ConfigDict(extra="forbid")

    browser: StrictBool = False
    mail: StrictBool = False
    digest: Daily | None = None


class Wishes(BaseModel):
    """When one sleeps (clocks stand too), when one is not to be disturbed, how one is told. Vacation is a table's."""

    model_config = ConfigDict(extra="forbid")

    sleep: Window | None = None
    quiet: Window | None = None
    notify: Notify = Notify()
