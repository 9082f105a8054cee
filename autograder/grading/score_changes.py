"""Whose score moves, by how much, and because of which test."""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from autograder.gradebook.marks import counted_score
from autograder.gradebook.rows import MarkChange
from autograder.grading.plan import Submitted
from autograder.model import ExerciseResult, SubmissionResult, Topic, Verdict

PENALTY = "late penalty"


@dataclass(frozen=True)
class TestChange:
    """One hidden test whose verdict changed: how it was judged, and what it earned."""

    test: str
    before: str
    now: str
    earned_before: int | None
    earned_now: int | None


@dataclass(frozen=True)
class ItemChange:
    """One mark that changes: of an exercise, a question, or the late penalty.

    ``person`` is the mark that a person gave in its place, which stands. ``why`` says how a late
    penalty comes about.
    """

    item: str
    old: float | None
    new: float | None
    tests: tuple[TestChange, ...] = ()
    person: float | None = None
    why: str = ""


@dataclass(frozen=True)
class ScoreChange:
    """How the score of one submission moves, as the gradebook counts it; None is no mark yet.

    The score counts bonus, of which there is ``bonus`` besides the marks that it is ``of``.
    """

    old: float | None
    new: float | None
    of: float
    bonus: float
    items: tuple[ItemChange, ...]


def score_change_of(
    item: Submitted, result: SubmissionResult, changes: Sequence[MarkChange]
) -> ScoreChange | None:
    """Describe how changes of marks move the score of a submission; None if no mark changes."""
    if not changes:
        return None
    topic = item.topic
    new_auto = {change.cell: change.new for change in changes}
    marks = item.marks.marks if item.marks is not None else ()
    known = {mark.cell: mark for mark in marks}
    old = [mark.score for mark in marks]
    now = [
        counted_score(new_auto.get(mark.cell, mark.auto), mark.manual, mark.extra) for mark in marks
    ]
    now += [auto for cell, auto in new_auto.items() if cell and cell not in known]
    penalty = item.marks.late_penalty if item.marks is not None else 0.0
    of = sum(e.points for e in topic.exercises) + sum(q.points for q in topic.questions)
    bonus = sum(e.bonus for e in topic.exercises)
    people = {cell: mark.manual for cell, mark in known.items()}
    return ScoreChange(
        _total(old, penalty),
        _total(now, new_auto.get("", penalty) or 0.0),
        of,
        bonus,
        tuple(
            ItemChange(
                _item(topic, change.cell),
                change.old,
                change.new,
                tuple(_tests(item.stored, result, _item(topic, change.cell))),
                people.get(change.cell),
                change.why,
            )
            for change in changes
        ),
    )


def _total(scores: Sequence[float | None], penalty: float) -> float | None:
    there = [score for score in scores if score is not None]
    return sum(there) - penalty if there else None


def _item(topic: Topic, cell: str) -> str:
    names = {exercise.check_cell: exercise.name for exercise in topic.exercises}
    names |= {question.cell: question.id for question in topic.questions}
    return names.get(cell, cell or PENALTY)


def _tests(
    before: SubmissionResult | None, now: SubmissionResult, name: str
) -> Iterator[TestChange]:
    """Compare the verdicts on one exercise, test by test."""
    old, new = _verdicts(before, name), _verdicts(now, name)
    for test in [*new, *(test for test in old if test not in new)]:
        earned = (_earned(old.get(test)), _earned(new.get(test)))
        if earned[0] != earned[1]:
            yield TestChange(test, _judged(old.get(test)), _judged(new.get(test)), *earned)


def _verdicts(result: SubmissionResult | None, name: str) -> dict[str, Verdict]:
    found: list[ExerciseResult] = list(result.exercises) if result is not None else []
    return {v.test: v for one in found if one.exercise == name for v in one.verdicts}


def _earned(verdict: Verdict | None) -> int | None:
    return None if verdict is None else verdict.earned


def _judged(verdict: Verdict | None) -> str:
    """Describe how a test was judged, in a few words; an empty text if there was none."""
    if verdict is None:
        return ""
    return f"{verdict.status}, credited" if verdict.followed_through_with else str(verdict.status)
