"""The verb that takes a run back."""

from collections.abc import Iterator

import click

from autograder.cli.output import Common, common_options
from autograder.cli.penalty_words import counted, penalty_words
from autograder.counted_words import count_of
from autograder.gradebook.rows import MarkChange
from autograder.pipeline.undo import RunLine, RunList, UndoReport, list_runs, undo

MOST_CHANGES = 30
"""So many marks that move are shown, one a line."""


@click.command("undo")
@click.argument("run", required=False)
@click.option(
    "--dry-run", "is_dry", is_flag=True, help="Show which marks would change; write nothing."
)
@common_options
def undo_verb(common: Common, run: str | None, *, is_dry: bool) -> None:
    """Take RUN of `grade` or `extend` back; without RUN, list the runs that can be taken back.

    The marks that the run gave return to what they were before, with stored results, autograded/
    and feedback pages. What people gave stays: marks, extra credit, comments. What was given by
    `mark` or `request answer` is a run of its own; taking that back leaves alone what was changed
    since. A run of which a later one recorded the same submissions waits until that is taken back.
    To take back an undo is to redo.

    The old results come back with what they were made from. So the next `grade` sees what has
    changed since and grades again: take the change of the hidden test back, or fix it, first.
    `grade --dry-run` says what it would do. The last 20 runs are kept, up to 500 MB.

    \b
    autograder undo
    autograder undo 20261005-170312-9f3c
    """
    if run is None:
        listed = list_runs(common.course)
        common.show(listed, *_list_lines(listed))
        return
    report = undo(common.course, run, is_dry=is_dry)
    is_ours = any(item.fault for item in report.submissions)
    common.finish(report, *_undo_lines(report), is_ours=is_ours)


def _list_lines(listed: RunList) -> Iterator[str]:
    if not listed.runs:
        yield "There is no run to take back."
    for line in listed.runs:
        yield f"{line.run}  {line.time}  {_told(line)}"
    if listed.runs:
        yield "Next: autograder undo RUN --dry-run"


def _told(line: RunLine) -> str:
    submissions, marks = (
        count_of(line.submissions, "submission"),
        count_of(line.marks, "mark"),
    )
    words = f"{submissions}, {marks} changed"
    if line.extensions:
        words += f", {count_of(line.extensions, 'extension')}"
    if line.undoes:
        words += f", took back {line.undoes}"
    return f"{words}, taken back by {line.undone_by}" if line.undone_by else words


def _change(change: MarkChange) -> str:
    if not change.cell:
        words = penalty_words(change.old, change.new)
        return f"{words} ({change.why})" if change.why else words
    old, new = ("-" if mark is None else f"{mark:g}" for mark in (change.old, change.new))
    return f"{change.cell}: {old} -> {new}"


def _undo_lines(report: UndoReport) -> Iterator[str]:
    yield from report.repairs
    for item in report.submissions:
        if item.fault:
            yield f"not taken back: {item.student}/{item.topic}: {item.fault}"
    changes = [
        f"{item.student}/{item.topic}: {_change(change)}"
        for item in report.submissions
        for change in item.changes
    ]
    yield from counted(changes, "changes. All of them: --json", MOST_CHANGES)
    if report.extensions:
        was = "was" if report.extensions == 1 else "were"
        verb = "would be" if report.is_dry else was
        yield f"{count_of(report.extensions, 'extension')} {verb} put back."
    changed = sum(bool(item.changes) for item in report.submissions)
    if report.is_dry:
        yield f"{count_of(changed, 'submission')} would get other marks. Nothing was written."
        return
    yield (
        f"{report.undone} was taken back by {report.run}: {count_of(changed, 'submission')} with "
        f"other marks, {count_of(report.pages, 'feedback page')} made again."
    )
    yield "Next: autograder grade --dry-run, which says what the next grading would do"
