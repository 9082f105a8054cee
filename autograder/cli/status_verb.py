"""The verb that says where the class stands."""

from collections.abc import Iterator, Sequence
from datetime import UTC, datetime

import click
from rich.table import Table

from autograder.cli.output import Common, common_options
from autograder.cli.penalty_words import MOST_LINES, counted
from autograder.counted_words import count_of
from autograder.deadlines import shown_moment
from autograder.pipeline.collect_log import forget_matters
from autograder.pipeline.status import ListedSubmission, StatusReport, TopicStatus, read_status


@click.command("status")
@click.argument("topics", nargs=-1)
@click.option("--student", "students", multiple=True, help="Only this student; may be repeated.")
@click.option("--all", "is_whole", is_flag=True, help="Whole lists, and notes of collect.")
@click.option("--forget", "is_forgotten", is_flag=True, help="Forget what collect refused so far.")
@common_options
def status_verb(
    common: Common,
    topics: tuple[str, ...],
    students: tuple[str, ...],
    *,
    is_whole: bool,
    is_forgotten: bool,
) -> None:
    """Show where the class stands: first what needs a person, then the numbers by topic.

    What collect refused stays until its place is collected again, or --forget. Exit 1 if
    something needs a person.

    \b
    autograder status
    autograder status linear_regression --all
    autograder status --student s041
    """
    if is_forgotten:
        count = forget_matters(common.course.paths)
        common.show(count, f"{count_of(count, 'refusal')} forgotten.")
        return
    report = read_status(common.course, topics, students)
    most = 10**9 if is_whole else MOST_LINES
    table = [_table(report.topics)] if report.topics else []
    urgent, rest = _urgent(report, most), _rest(report, most, is_whole=is_whole)
    common.finish(report, *urgent, *table, *rest, needs_person=report.needs_person)


def _urgent(report: StatusReport, most: int) -> Iterator[str]:
    for kind in dict.fromkeys(one.kind for one in report.matters):
        lines = [f"  {one.where}: {one.why}" for one in report.matters if one.kind == kind]
        yield f"not collected, {kind}: {len(lines)}"
        yield from counted(lines, "", most)
    unscored = {(one.student, one.topic) for one in report.unscored}
    doubts = [
        f"  {one.student}/{one.topic}: {one.where}: {doubt}"
        for one in report.noted
        if (one.student, one.topic) not in unscored
        for doubt in one.doubts
    ]
    yield from _listed("collected, but look at it", doubts, most)
    strangers = [f"  submitted/{name}" for name in report.strangers]
    yield from _listed("folders of nobody in the gradebook", strangers, most)
    mismatches = [
        f"  {one.topic}: {_shown(one.in_course)}; the gradebook has {_shown(one.in_gradebook)}"
        for one in report.due_mismatches
    ]
    heading = "due dates of course.toml that hold only after: autograder setup"
    yield from _listed(heading, mismatches, most)
    yield from _listed("no score", _lines(report.unscored), most)
    yield from _listed("to grade: autograder grade", _lines(report.to_grade), most)
    yield from _listed("to mark by hand", _lines(report.to_mark), most)
    if not (report.needs_person or doubts):
        yield "Nothing needs attention."


def _rest(report: StatusReport, most: int, *, is_whole: bool) -> Iterator[str]:
    yield from _listed("missing", _lines(report.missing), most)
    yield from _listed("late", _lines(report.late), most)
    yield from _listed("more time", _lines(report.extended), most)
    notes = [
        f"  {one.student}/{one.topic}: {one.where}: {note}"
        for one in report.noted
        for note in one.notes
    ]
    if is_whole:
        yield from _listed("notes of collect", notes, most)
    elif notes:
        yield f"notes of collect: {len(notes)}. To read them: autograder status --all"
    when = f"; last collected {report.collected_at}" if report.collected_at else ""
    yield f"{count_of(report.students, 'student')}{when}."


def _listed(what: str, lines: Sequence[str], most: int) -> Iterator[str]:
    if lines:
        yield f"{what}: {len(lines)}"
        yield from counted(lines, "", most)


def _shown(moment: datetime | None) -> str:
    return shown_moment(moment, moment.tzinfo or UTC) if moment is not None else "none"


def _lines(items: Sequence[ListedSubmission]) -> list[str]:
    return [f"  {one.name}: {one.words}" if one.words else f"  {one.name}" for one in items]


def _table(topics: Sequence[TopicStatus]) -> Table:
    table = Table()
    table.add_column("topic", overflow="fold")
    for column in ("handed in", "graded", "late", "missing", "to mark"):
        table.add_column(column, justify="right")
    for one in topics:
        numbers = (one.handed_in, one.graded, one.late, one.missing, one.to_mark)
        table.add_row(one.topic, *map(str, numbers))
    return table
