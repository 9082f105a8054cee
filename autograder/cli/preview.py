"""The preview of a run in words: whose score would move, by how much, because of which test."""

from collections import Counter
from collections.abc import Iterator

from autograder.pipeline.grade import GradeReport
from autograder.pipeline.moves import ItemMove, Move, TestMove
from autograder.pipeline.recorded import Graded


def preview_lines(report: GradeReport) -> Iterator[str]:
    """Say what a run would change: one line for each score, then what it is about."""
    moved = [item for item in report.graded if item.move is not None]
    yield from (_line(item, item.move) for item in moved if item.move is not None)
    reasons = Counter(reason for item in report.graded for reason in item.because)
    if reasons:
        told = "; ".join(f"{reason} ({count})" for reason, count in reasons.items())
        yield f"Changed since the last grading, with the number of submissions: {told}."
    yield (
        f"{len(moved)} of {len(report.graded)} submissions would get other marks. "
        "Nothing was written."
    )


def _line(item: Graded, move: Move) -> str:
    items = "; ".join(map(_item, move.items))
    old, new = _points(move.old), _points(move.new)
    of = f"{move.of:g} and {move.bonus:g} bonus" if move.bonus else f"{move.of:g}"
    return f"{item.student}/{item.topic}: {old} -> {new} of {of}: {items}"


def _item(move: ItemMove) -> str:
    if move.old is None or move.new is None:
        told = f"{move.item} {_points(move.old)} -> {_points(move.new)}"
    else:
        told = f"{move.item} {move.new - move.old:+g}"
    if move.person is not None:
        told += f", but the mark of a person stands: {move.person:g}"
    tests = "; ".join(map(_test, move.tests))
    return f"{told} ({tests})" if tests else told


def _test(move: TestMove) -> str:
    if not move.before:
        return f"{move.test}: new, {move.now}"
    if not move.now:
        return f"{move.test}: {move.before} before, now gone"
    if move.before == move.now:
        return (
            f"{move.test}: {move.before}, worth {move.earned_before} before, now {move.earned_now}"
        )
    return f"{move.test}: {move.before} before, now {move.now}"


def _points(mark: float | None) -> str:
    return "-" if mark is None else f"{mark:g}"
