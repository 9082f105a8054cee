"""The page that an instructor gets: the class at a glance, and what it misunderstood."""

import re
from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from statistics import median

from autograder.model import Exercise, ExerciseResult, SubmissionResult, Topic
from autograder.reports.exercise_status import WORDS, Standing, standing_of
from autograder.reports.mistake_groups import MistakeGroup, mistake_groups
from autograder.reports.page import number, render

_MOST_MESSAGES = 3
_MOST_BARS = 12


@dataclass(frozen=True)
class HeatCell:
    """One exercise of one student."""

    kind: str
    text: str
    words: str


@dataclass(frozen=True)
class StudentRow:
    """One line of the table of the class."""

    student: str
    name: str
    marks: str
    bonus: str
    cells: tuple[HeatCell, ...]


@dataclass(frozen=True)
class Bar:
    """One bar of the distribution, in the units of its drawing."""

    x: float
    y: float
    width: float
    height: float
    label: str
    count: int


@dataclass(frozen=True)
class TestSummary:
    """How the class did on one hidden test."""

    __test__ = False  # pytest would take the name for a test

    title: str
    failed: int
    share: int
    messages: tuple[tuple[str, int], ...]


@dataclass(frozen=True)
class ExerciseSummary:
    """How the class did on one exercise."""

    name: str
    share: int
    attempted: int
    is_bonus: bool
    tests: tuple[TestSummary, ...] = field(default=())
    groups: tuple[MistakeGroup, ...] = field(default=())


def render_class(
    results: Sequence[SubmissionResult],
    topic: Topic,
    *,
    course_title: str = "",
    run: str = "",
    names: Mapping[str, str] | None = None,
) -> str:
    """Return the page of one topic as HTML that needs no other file."""
    names = names or {}
    results = sorted(results, key=lambda r: (names.get(r.student, r.student), r.student))
    possible = sum(e.points for e in topic.exercises)
    scores = [r.score for r in results if r.score is not None]
    return render(
        "class.html",
        {
            "course_title": course_title,
            "topic": topic,
            "run": run,
            "possible": possible,
            "bonus_possible": sum(e.bonus for e in topic.exercises),
            "handed_in": len(results),
            "median": number(median(scores)) if scores else "–",
            "rows": [_row(result, topic, names) for result in results],
            "summaries": [_summary(exercise, results) for exercise in topic.exercises],
            "bars": distribution(scores, possible),
            "needs": needs_attention(results),
            "reading": sum(bool(r.answered_questions) for r in results),
            "odd": [(r.student, notes) for r in results if (notes := _odd(r))],
            "levels": " and ".join(sorted({r.sandbox for r in results if r.sandbox})),
            "legend": [(kind, words) for kind, words in WORDS.items()],
        },
    )


def needs_attention(results: Sequence[SubmissionResult]) -> list[tuple[str, str]]:
    """List (student, what) for everything that has no score through no fault of the student."""
    found = []
    for result in results:
        if result.fault:
            found.append((result.student, result.fault))
        without = [f"`{e.exercise}`" for e in result.exercises if e.score is None]
        if without:
            found.append((result.student, f"No score, by a grader error: {', '.join(without)}."))
    return found


def distribution(scores: Sequence[int], possible: int) -> list[Bar]:
    """Draw the scores as bars in a field of 600 by 130, each bar an equal span of points."""
    span = max(1, -(-(possible + 1) // _MOST_BARS))
    counts = Counter(score // span for score in scores)
    n_bars = possible // span + 1
    width, highest = 600 / n_bars, max(counts.values(), default=1)
    bars = []
    for n in range(n_bars):
        low, high = n * span, min(possible, (n + 1) * span - 1)
        height = 100 * counts[n] / highest
        label = f"{low}" if low == high else f"{low}–{high}"
        bars.append(
            Bar(
                round(n * width + 2, 1),
                round(120 - height, 1),
                round(width - 4, 1),
                round(height, 1),
                label,
                counts[n],
            )
        )
    return bars


def _row(result: SubmissionResult, topic: Topic, names: Mapping[str, str]) -> StudentRow:
    graded = {e.exercise: e for e in result.exercises}
    return StudentRow(
        student=result.student,
        name=names.get(result.student, result.student),
        marks="–" if result.score is None else str(result.score),
        bonus="–" if result.bonus is None else str(result.bonus),
        cells=tuple(_cell(graded.get(e.name)) for e in topic.exercises),
    )


def _cell(result: ExerciseResult | None) -> HeatCell:
    if result is None:
        return HeatCell(Standing.OURS, "?", "not graded")
    kind = standing_of(result, result.score)
    text = {Standing.OURS: "?", Standing.BLANK: "·"}.get(kind, str(result.score))
    return HeatCell(kind, text, WORDS[kind])


def _summary(exercise: Exercise, results: Sequence[SubmissionResult]) -> ExerciseSummary:
    graded = [e for r in results for e in r.exercises if e.exercise == exercise.name]
    scores = [e.score for e in graded if e.score is not None]
    attempted = [e for e in graded if e.is_attempted]
    possible = exercise.max_points * len(scores)
    tests = [_test_summary(name, attempted) for name in _tests_of(attempted)]
    return ExerciseSummary(
        name=exercise.name,
        share=round(100 * sum(scores) / possible) if possible else 0,
        attempted=len(attempted),
        is_bonus=exercise.is_bonus,
        tests=tuple(sorted((t for t in tests if t.failed), key=lambda t: (-t.failed, t.title))),
        groups=tuple(
            group
            for group in mistake_groups(exercise.name, results)
            if group.mistakes or len(group.students) > 1
        ),
    )


def _tests_of(graded: Sequence[ExerciseResult]) -> list[str]:
    return list(dict.fromkeys(v.test for e in graded for v in e.verdicts))


def _test_summary(test: str, attempted: Sequence[ExerciseResult]) -> TestSummary:
    verdicts = [v for e in attempted for v in e.verdicts if v.test == test]
    failed = [v for v in verdicts if v.earned == 0 and v.points]
    return TestSummary(
        title=verdicts[0].title or test,
        failed=len(failed),
        share=round(100 * len(failed) / len(verdicts)),
        messages=_most_frequent([v.message or v.status.value for v in failed]),
    )


def _most_frequent(messages: Sequence[str]) -> tuple[tuple[str, int], ...]:
    """Count messages that differ only in their numbers as one, and show the first of each."""
    shown: dict[str, str] = {}
    counts: Counter[str] = Counter()
    for message in messages:
        shape = re.sub(r"-?\d[\d.e+-]*", "#", message)
        shown.setdefault(shape, message)
        counts[shape] += 1
    return tuple((shown[shape], n) for shape, n in counts.most_common(_MOST_MESSAGES))


def _odd(result: SubmissionResult) -> list[str]:
    return [*result.notes, *(note for e in result.exercises for note in e.notes)]
