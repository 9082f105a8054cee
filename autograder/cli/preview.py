"""The preview of a run in words: whose score would score_change, by how much, because of which test."""

from collections import Counter
from collections.abc import Iterator

from autograder.grading.record import Graded
from autograder.grading.score_changes import ItemChange, ScoreChange, TestChange
from autograder.pipeline.grade import GradeReport


def preview_lines(report: GradeReport) -> Iterator[str]:
    """Say what a run would change: one line for each score, then what it is about."""
    moved = [item for item in report.graded if item.score_change is not None]
    yield from (_line(item, item.score_change) for item in moved if item.score_change is not None)
    reasons = Counter(reason for item in report.graded for reason in item.reasons)
    if reasons:
        told = "; ".join(f"{reason} ({count})" for reason, count in reasons.items())
        yield f"Changed since the last grading, with the number of submissions: {told}."
    yield (
        f"{len(moved)} of {len(report.graded)} submissions would get other marks. "
        "Nothing was written."
    )


def _line(item: Graded, score_change: ScoreChange) -> str:
    items = "; ".join(map(_item, score_change.items))
    old, new = _points(score_change.old), _points(score_change.new)
    of = (
        f"{score_change.of:g} and {score_change.bonus:g} bonus"
        if score_change.bonus
        else f"{score_change.of:g}"
    )
    return f"{item.student}/{item.topic}: {old} -> {new} of {of}: {items}"


def _item(score_change: ItemChange) -> str:
    if score_change.old is None or score_change.new is None:
        told = f"{score_change.item} {_points(score_change.old)} -> {_points(score_change.new)}"
    else:
        told = f"{score_change.item} {score_change.new - score_change.old:+g}"
    if score_change.person is not None:
        told += f", but the mark of a person stands: {score_change.person:g}"
    tests = "; ".join(map(_test, score_change.tests))
    return f"{told} ({tests})" if tests else told


def _test(score_change: TestChange) -> str:
    if not score_change.before:
        return f"{score_change.test}: new, {score_change.now}"
    if not score_change.now:
        return f"{score_change.test}: {score_change.before} before, now gone"
    if score_change.before == score_change.now:
        return f"{score_change.test}: {score_change.before}, worth {score_change.earned_before} before, now {score_change.earned_now}"
    return f"{score_change.test}: {score_change.before} before, now {score_change.now}"


def _points(mark: float | None) -> str:
    return "-" if mark is None else f"{mark:g}"
