"""The preview of a run in words: whose score would change, by how much, because of which test."""

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


def _line(item: Graded, change: ScoreChange) -> str:
    items = "; ".join(map(_item, change.items))
    old, new = _points(change.old), _points(change.new)
    of = f"{change.of:g} and {change.bonus:g} bonus" if change.bonus else f"{change.of:g}"
    return f"{item.student}/{item.topic}: {old} -> {new} of {of}: {items}"


def _item(change: ItemChange) -> str:
    if change.old is None or change.new is None:
        told = f"{change.item} {_points(change.old)} -> {_points(change.new)}"
    else:
        told = f"{change.item} {change.new - change.old:+g}"
    if change.person is not None:
        told += f", but the mark of a person stands: {change.person:g}"
    tests = "; ".join(map(_test, change.tests))
    return f"{told} ({tests})" if tests else told


def _test(change: TestChange) -> str:
    if not change.before:
        return f"{change.test}: new, {change.now}"
    if not change.now:
        return f"{change.test}: {change.before} before, now gone"
    if change.before == change.now:
        worth = f"worth {change.earned_before} before, now {change.earned_now}"
        return f"{change.test}: {change.before}, {worth}"
    return f"{change.test}: {change.before} before, now {change.now}"


def _points(mark: float | None) -> str:
    return "-" if mark is None else f"{mark:g}"
