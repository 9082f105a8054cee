"""How a class did on each exercise and on each of its hidden tests."""

import re
from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass

from autograder.model import Exercise, ExerciseResult, SubmissionResult, Topic
from autograder.reports.mistake_groups import MistakeGroup, mistake_groups
from autograder.reports.score_statistics import FEWEST, discrimination, spread_of

_MOST_MESSAGES = 3
_NUMBER = re.compile(r"-?\d[\d.e+-]*")

Scores = Mapping[str, Mapping[str, float | None]]
"""The points of each student on each exercise; None where a grader error left none."""


@dataclass(frozen=True)
class TestSummary:
    """How the class did on one hidden test; ``failed`` of ``tried`` answers earn nothing on it."""

    __test__ = False  # pytest would take the name for a test

    test: str
    title: str
    failed: int
    tried: int
    messages: tuple[tuple[str, int], ...] = ()

    @property
    def share(self) -> int:
        """How many of a hundred answers fail it."""
        return round(100 * self.failed / self.tried) if self.tried else 0

    @property
    def is_dead(self) -> bool:
        """Whether it told nobody apart: enough answers were tested, and all of them passed."""
        return self.tried >= FEWEST and not self.failed

    @property
    def is_always_failed(self) -> bool:
        """Whether nobody passed it, which is the test's fault more often than everybody's."""
        return self.tried >= FEWEST and self.failed == self.tried


@dataclass(frozen=True)
class ExerciseSummary:
    """How the class did on one exercise.

    ``share`` is the mean of what was earned, in percent: the easier, the higher.
    ``discrimination`` is the corrected item-total correlation.
    """

    name: str
    points: int
    is_bonus: bool
    attempted: int
    share: int | None
    deviation: float | None
    discrimination: float | None
    tests: tuple[TestSummary, ...] = ()
    groups: tuple[MistakeGroup, ...] = ()

    @property
    def failed_tests(self) -> tuple[TestSummary, ...]:
        """The tests that somebody failed, the most failed first."""
        failed = [test for test in self.tests if test.failed]
        return tuple(sorted(failed, key=lambda test: (-test.failed, test.title)))

    @property
    def dead_tests(self) -> tuple[TestSummary, ...]:
        """The tests that nobody failed."""
        return tuple(test for test in self.tests if test.is_dead)

    @property
    def always_failed_tests(self) -> tuple[TestSummary, ...]:
        """The tests that nobody passed."""
        return tuple(test for test in self.tests if test.is_always_failed)


def summaries_of(
    topic: Topic, results: Sequence[SubmissionResult], scores: Scores
) -> tuple[ExerciseSummary, ...]:
    """Summarise every exercise, in the order of the notebook.

    Parameters
    ----------
    topic : Topic
        The topic.
    results : sequence of SubmissionResult
        What was graded.
    scores : mapping
        What counts: points by student and exercise, a person's before the tests'.
    """
    by_exercise = defaultdict[str, list[ExerciseResult]](list)
    for result in results:
        for one in result.exercises:
            by_exercise[one.exercise].append(one)
    return tuple(
        _summary(exercise, topic, by_exercise[exercise.name], results, scores)
        for exercise in topic.exercises
    )


def _summary(
    exercise: Exercise,
    topic: Topic,
    graded: Sequence[ExerciseResult],
    results: Sequence[SubmissionResult],
    scores: Scores,
) -> ExerciseSummary:
    attempted = [one for one in graded if one.is_attempted]
    known = [found for by_name in scores.values() if (found := by_name[exercise.name]) is not None]
    spread = spread_of(known)
    return ExerciseSummary(
        name=exercise.name,
        points=exercise.max_points,
        is_bonus=exercise.is_bonus,
        attempted=len(attempted),
        share=None if spread.mean is None else round(100 * spread.mean / exercise.max_points),
        deviation=spread.deviation,
        discrimination=_discrimination(exercise, topic, scores),
        tests=_tests(attempted),
        groups=tuple(
            group
            for group in mistake_groups(exercise.name, results)
            if group.mistakes or len(group.students) > 1
        ),
    )


def _discrimination(exercise: Exercise, topic: Topic, scores: Scores) -> float | None:
    """Correlate an exercise with the sum of the others that count as marks."""
    others = [e.name for e in topic.exercises if not e.is_bonus and e.name != exercise.name]
    pairs = [
        (own, sum(rest))
        for by_name in scores.values()
        if (own := by_name[exercise.name]) is not None
        and len(rest := _known(by_name, others)) == len(others)
    ]
    return discrimination([own for own, _ in pairs], [rest for _, rest in pairs])


def _known(by_name: Mapping[str, float | None], names: Iterable[str]) -> list[float]:
    return [found for name in names if (found := by_name[name]) is not None]


def _tests(attempted: Sequence[ExerciseResult]) -> tuple[TestSummary, ...]:
    """Summarise the hidden tests of one exercise: of a blank answer nothing is known."""
    titles: dict[str, str] = {}
    tried, failed = Counter[str](), Counter[str]()
    words = defaultdict[str, list[str]](list)
    for one in attempted:
        for verdict in one.verdicts:
            titles.setdefault(verdict.test, verdict.title or verdict.test)
            tried[verdict.test] += not verdict.status.is_ours
            if verdict.earned == 0 and verdict.points:
                failed[verdict.test] += 1
                words[verdict.test].append(verdict.message or verdict.status.value)
    return tuple(
        TestSummary(test, title, failed[test], tried[test], most_frequent(words[test]))
        for test, title in titles.items()
    )


def most_frequent(messages: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Count messages that differ only in their numbers as one, and show the first of each."""
    shown: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for message in messages:
        shape = _NUMBER.sub("#", message)
        shown.setdefault(shape, message)
        counts[shape] += 1
    return tuple((shown[shape], n) for shape, n in counts.most_common(_MOST_MESSAGES))
