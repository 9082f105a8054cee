"""How long the tests of one exercise are waited for, all together."""

from collections import defaultdict
from dataclasses import dataclass, field

from autograder.config import Limits

MAX_TIMEOUTS = 3
"""After so many time-outs the other tests of an exercise are not waited for."""
MAX_IDLE_CALLS = 3
MAX_BUSY_CALLS = 24
"""All calls for one exercise may together sleep, or compute, so many times as long as one may."""


@dataclass
class Spent:
    """What the calls for one exercise have cost so far."""

    timeouts: int = 0
    idle_seconds: float = 0.0
    busy_seconds: float = 0.0


@dataclass
class Patience:
    """What all exercises of one submission have cost, within the limits of the course."""

    limits: Limits
    spent: defaultdict[str, Spent] = field(default_factory=lambda: defaultdict(Spent))

    def is_over(self, exercise: str) -> bool:
        """Whether tests timed out too often, or their calls together took or slept far too long."""
        spent = self.spent[exercise]
        return (
            spent.timeouts >= MAX_TIMEOUTS
            or spent.idle_seconds > MAX_IDLE_CALLS * self.limits.call_wall_seconds
            or spent.busy_seconds > MAX_BUSY_CALLS * self.limits.call_cpu_seconds
        )

    def forgive(self, exercise: str) -> None:
        """Begin anew: what was spent was the helpers' time."""
        self.spent[exercise] = Spent()
