"""How long the tests of one exercise may take together: the student's time and the grader's."""

from collections import defaultdict
from dataclasses import dataclass, field

from autograder.sandbox.resource_limits import GRAIN_SECONDS
from autograder.submission_limits import Limits

MAX_TIMEOUTS = 3
"""After so many time-outs the other tests of an exercise are not waited for."""
MAX_IDLE_CALLS = 3
MAX_BUSY_CALLS = 24
"""All calls for one exercise may together sleep, or compute, so many times as long as one may."""
EXERCISE_SHARE = 1 / 6
"""So much of the grader's time for a submission may go to the tests of one exercise."""
SEARCH_SHARE = 1 / 12
"""So much of it may go to one counterexample search, which costs the exercise no test."""


@dataclass
class Spent:
    """What the calls for one exercise, and the checks of their results, have cost so far."""

    timeouts: int = 0
    idle_seconds: float = 0.0
    busy_seconds: float = 0.0
    grader_seconds: float = 0.0


@dataclass
class TimeBudget:
    """What all exercises of one submission have cost, within the limits of the course."""

    limits: Limits
    spent: defaultdict[str, Spent] = field(default_factory=lambda: defaultdict(Spent))

    def is_over(self, exercise: str) -> bool:
        """Whether tests timed out too often, or their calls or checks took or slept far too long.

        What decides is what the answers did: processor time of the student's processes and of the
        grader's own, and sleep. None of them grows because a machine is busy.
        """
        spent = self.spent[exercise]
        return (
            spent.timeouts >= MAX_TIMEOUTS
            or spent.idle_seconds > MAX_IDLE_CALLS * self.limits.call_wall_seconds
            or spent.busy_seconds > MAX_BUSY_CALLS * self.limits.call_cpu_seconds
            or self.grader_seconds_left(exercise) < GRAIN_SECONDS
        )

    def grader_seconds_left(self, exercise: str) -> float:
        """Return how long the grader may still work for the tests of an exercise."""
        share = EXERCISE_SHARE * self.limits.grader_cpu_seconds
        return share - self.spent[exercise].grader_seconds

    def forgive(self, exercise: str) -> None:
        """Begin anew: what was spent was the helpers' time."""
        self.spent[exercise] = Spent()
