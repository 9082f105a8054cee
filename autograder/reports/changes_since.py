"""What has changed since the hand-in before: marks by exercise, and tests that no longer pass."""

from collections.abc import Sequence
from dataclasses import dataclass

from autograder.hand_in import EarlierHandIn
from autograder.model import ExerciseResult


@dataclass(frozen=True)
class Change:
    """One exercise whose points are others now; ``lost`` are the titles of tests that passed."""

    exercise: str
    before: int
    now: int
    lost: tuple[str, ...] = ()


@dataclass(frozen=True)
class Changes:
    """All exercises that changed, and by how many points together."""

    better: tuple[Change, ...]
    worse: tuple[Change, ...]

    @property
    def points(self) -> int:
        """The points that were won, less those that were lost."""
        return sum(change.now - change.before for change in (*self.better, *self.worse))


def changes_since(earlier: EarlierHandIn, results: Sequence[ExerciseResult]) -> Changes:
    """Compare the tests' points with those of the hand-in before, where both are known."""
    better: list[Change] = []
    worse: list[Change] = []
    for result in results:
        before, now = earlier.scores.get(result.exercise), result.score
        if before is None or now is None or before == now:
            continue
        passed = earlier.passed.get(result.exercise, ())
        lost = [v.title or v.test for v in result.verdicts if not v.earned and v.test in passed]
        change = Change(result.exercise, before, now, tuple(lost))
        (better if now > before else worse).append(change)
    return Changes(tuple(better), tuple(worse))
