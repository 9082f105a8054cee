"""A grading run in words: what was done, or whose score would change and because of which test."""

from collections import Counter
from collections.abc import Iterator

from autograder.cli.output import REDUCED
from autograder.cli.penalty_words import counted, penalty_lines, penalty_words
from autograder.counted_words import count_of
from autograder.grading.record import Graded
from autograder.grading.score_changes import PENALTY, ItemChange, ScoreChange, TestChange
from autograder.pipeline.grade import GradeReport

MOST_SCORES = 30
"""So many scores that move are shown, one a line."""


def grade_lines(report: GradeReport) -> Iterator[str]:
    """Report what was done: the odd things one by one, the ordinary in one sentence."""
    new = [item for item in report.graded if item.is_new]
    yield from report.repairs
    if any(item.is_new and item.result.sandbox == "reduced" for item in report.graded):
        yield REDUCED
    faults = [f"needs attention: {i.student}/{i.topic}: {i.fault}" for i in report.faults]
    yield from counted(faults, "that need attention. All of them: autograder status --all")
    if report.is_dry:
        yield from preview_lines(report)
        return
    moved = {(item.student, item.topic) for item in new if item.changes}
    changed = len(moved | {(one.student, one.topic) for one in report.penalties})
    waiting = sum(bool(item.needs_person) for item in report.graded)
    exercises, tests = sum(len(item.exercises) for item in new), sum(i.tests_run for i in new)
    waits = f", {'1 waits' if waiting == 1 else f'{waiting} wait'} for a person's marks"
    yield from penalty_lines(report.penalties)
    yield (
        f"{len(new)} graded in {report.seconds:.1f} s, {len(report.graded) - len(new)} unchanged, "
        f"{changed} with new marks{waits if new else ''}."
    )
    if new:
        verb = "was" if exercises == 1 else "were"
        runs = f"{count_of(tests, 'run')} of hidden tests"
        yield f"{count_of(exercises, 'exercise')} {verb} tested, by {runs}."
    yield "Next: autograder feedback, autograder report"


def preview_lines(report: GradeReport) -> Iterator[str]:
    """Report what a run would change: one line for each score, then what it is about."""
    moved = [item for item in report.graded if item.score_change is not None]
    lines = [_line(item, item.score_change) for item in moved if item.score_change is not None]
    yield from counted(lines, "scores. All of them: --json", MOST_SCORES)
    reasons = Counter(reason for item in report.graded for reason in item.reasons)
    if reasons:
        words = "; ".join(f"{reason} ({count})" for reason, count in reasons.items())
        yield f"Changed since the last grading, with the number of submissions: {words}."
    yield from penalty_lines(report.penalties)
    yield (
        f"{len(moved)} of {count_of(len(report.graded), 'submission')} would get other marks. "
        "Nothing was written."
    )


def _line(item: Graded, change: ScoreChange) -> str:
    items = "; ".join(map(_item, change.items))
    old, new = _points(change.old), _points(change.new)
    of = f"{change.of:g} and {change.bonus:g} bonus" if change.bonus else f"{change.of:g}"
    return f"{item.student}/{item.topic}: {old} -> {new} of {of}: {items}"


def _item(change: ItemChange) -> str:
    if change.item == PENALTY:
        words = penalty_words(change.old, change.new)
        return f"{words} ({change.why})" if change.why else words
    if change.old is None or change.new is None:
        words = f"{change.item} {_points(change.old)} -> {_points(change.new)}"
    else:
        words = f"{change.item} {change.new - change.old:+g}"
    if change.person is not None:
        words += f", but the mark of a person stands: {change.person:g}"
    tests = "; ".join(map(_test, change.tests))
    return f"{words} ({tests})" if tests else words


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
