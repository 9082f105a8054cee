"""What handing in late costs: the table ``[late]`` of ``course.toml``, and what it comes to."""

from dataclasses import dataclass
from datetime import UTC, datetime, timedelta, tzinfo
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from autograder.deadlines import days_begun


@dataclass(frozen=True)
class Lateness:
    """How late one hand-in is, and what that costs.

    Attributes
    ----------
    days : int
        The days begun after the deadline.
    share : float
        The share of the earned marks that is lost, from 0 to 1.
    free_used, free_left : int
        Days of the student's budget that it takes, and how many are left after it.
    is_too_late : bool
        Whether it came after the last day on which anything is earned.
    """

    days: int = 0
    share: float = 0.0
    free_used: int = 0
    free_left: int | None = None
    is_too_late: bool = False

    @property
    def words(self) -> str:
        """Report it in plain words.

        >>> Lateness(3, 0.1, 2, 0).words
        '3 days late, 2 of them free (0 free days left): -10%'
        """
        if not self.days:
            return "in time"
        late = f"{self.days} day{'s' * (self.days > 1)} late"
        if self.is_too_late:
            return f"{late}, which is too late to earn anything"
        if self.free_used:
            late += f", {self.free_used} of them free ({self.free_left} free days left)"
        elif self.free_left is not None:
            late += ", no free day left"
        return f"{late}: -{self.share:.0%}" if self.share else late


IN_TIME = Lateness()


class LateRule(BaseModel):
    """What handing in late costs, as a share of the marks earned.

    With a budget, every student has ``free_days`` for the whole course; they are spent on what is
    due first, and each day beyond them costs ``percent``.
    """

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    kind: Literal["none", "percent_per_day", "budget"] = "none"
    percent: Annotated[float, Field(ge=0, le=100)] = 0.0
    grace_minutes: Annotated[int, Field(ge=0)] = 0
    max_days: Annotated[int, Field(ge=1)] | None = None
    free_days: Annotated[int, Field(ge=1)] | None = None

    @model_validator(mode="after")
    def _values_fit_the_kind(self) -> "LateRule":
        if (self.kind != "none") != (self.percent > 0):
            raise ValueError(
                'percent above 0 goes with kind = "percent_per_day" or "budget", and with no other'
            )
        if (self.kind == "budget") != (self.free_days is not None):
            raise ValueError('free_days goes with kind = "budget", and with no other')
        return self

    @property
    def is_budget(self) -> bool:
        """Whether what one hand-in costs depends on earlier ones."""
        return self.kind == "budget"

    def lateness(
        self, due: datetime, moment: datetime, zone: tzinfo, free_left: int | None = None
    ) -> Lateness:
        """Work out how late a hand-in is and what that costs.

        Parameters
        ----------
        due, moment : datetime
            The student's deadline, and when it was handed in.
        zone : tzinfo
            The course's time zone, whose clocks say when a day is over.
        free_left : int, optional
            The free days that the student has left before this one.

        Returns
        -------
        Lateness
            Within the grace nothing is late; a day that has begun after it counts in full. After
            ``max_days`` days everything is lost, and no free day is spent.
        """
        after = moment.astimezone(UTC) - due.astimezone(UTC)
        left = (self.free_days if free_left is None else free_left) if self.is_budget else None
        if after <= timedelta(minutes=self.grace_minutes):
            return Lateness(free_left=left)
        days = days_begun(due, moment, zone)
        if self.kind == "none":
            return Lateness(days)
        if self.max_days is not None and days > self.max_days:
            return Lateness(days, 1.0, 0, left, is_too_late=True)
        used = min(days, left or 0)
        share = min(1.0, (days - used) * self.percent / 100)
        return Lateness(days, share, used, None if left is None else left - used)
