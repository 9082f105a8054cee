"""Verbs for instructors: setup, roster, collect, report, export."""

from pathlib import Path

import click

from autograder.cli.class_table import class_table
from autograder.cli.output import Common, common_options
from autograder.cli.penalty_words import counted
from autograder.cli.report_lines import collect_lines, export_lines
from autograder.counted_words import count_of
from autograder.course import make_secret
from autograder.grading.known_names import shortened
from autograder.pipeline.collect import collect
from autograder.pipeline.exercise_selection import named_topics
from autograder.pipeline.export import export
from autograder.pipeline.mark_tables import FORMATS
from autograder.pipeline.report import publish_report
from autograder.pipeline.roster import take_roster
from autograder.pipeline.setup import set_up


@click.command("setup")
@common_options
def setup_verb(common: Common) -> None:
    """Make gradebook.db with assignments, cells and due dates, and the course's secret.

    Safe to repeat; run it again after `autograder build`.

    \b
    autograder setup
    autograder setup --course ~/ml-course
    """
    make_secret(common.course.paths.secret)
    report = set_up(common.course)
    recorded = [f"{one.topic}: recorded" for one in report.assignments if one.is_change]
    lines = list(counted(recorded, "topics"))
    as_before = len(report.assignments) - len(recorded)
    lines.append(f"{count_of(len(recorded), 'topic')} recorded, {as_before} as before.")
    lines += [f"{slug}: not built yet. Run: autograder build" for slug in report.not_built]
    lines += [
        f"{slug}: in the gradebook, but not in course.toml; kept" for slug in report.left_over
    ]
    common.show(report, *lines, "Next: autograder roster FILE.csv")


@click.command("roster")
@click.argument("file", type=click.Path(path_type=Path))
@common_options
def roster_verb(common: Common, file: Path) -> None:
    """Take the students of FILE (CSV with id, last_name, first_name, email) into the gradebook.

    \b
    autograder roster students.csv
    autograder roster students.csv --json
    """
    report = take_roster(common.course, file)
    changes = report.changes
    lines = [
        f"{count_of(report.students, 'student')}: {len(changes.added)} new, "
        f"{len(changes.updated)} changed."
    ]
    if changes.vanished:
        lines.append(f"In the gradebook, but not in the file (kept): {shortened(changes.vanished)}")
    common.show(report, *lines)


@click.command("collect")
@click.argument("paths", nargs=-1, required=True, type=click.Path(path_type=Path, exists=True))
@click.option(
    "--create", "is_creating", is_flag=True, help="Add students that the roster does not know."
)
@common_options
def collect_verb(common: Common, paths: tuple[Path, ...], *, is_creating: bool) -> None:
    """Take submissions from folders, zips, LMS downloads or nbgrader's exchange into submitted/.

    \b
    autograder collect ~/Downloads/week3.zip
    autograder collect /srv/nbgrader/exchange/ml/inbound
    """
    report = collect(common.course, paths, creates=is_creating)
    common.finish(report, *collect_lines(report), needs_person=report.needs_person)


@click.command("report")
@click.argument("topics", nargs=-1)
@common_options
def report_verb(common: Common, topics: tuple[str, ...]) -> None:
    """Show the class, and write it as one HTML page a topic.

    \b
    autograder report
    autograder report linear_regression
    """
    reports = publish_report(common.course, named_topics(common.course, topics))
    for one in reports:
        page = one.path.relative_to(common.course.paths.root)
        common.show(one, class_table(one.results, one.topic), f"The page: {page}")


@click.command("export")
@click.argument("topics", nargs=-1)
@click.option(
    "--format",
    "format_name",
    type=click.Choice(list(FORMATS)),
    default="csv",
    help="For which program [default: csv].",
)
@click.option(
    "--out",
    "out",
    type=click.Path(path_type=Path, dir_okay=False),
    default=Path("marks.csv"),
    help="The file to write [default: marks.csv].",
)
@click.option("--student", "students", multiple=True, help="Only this student; may be repeated.")
@click.option(
    "--excel", "has_mark", is_flag=True, help="Begin with the mark by which Excel knows UTF-8."
)
@common_options
def export_verb(
    common: Common,
    topics: tuple[str, ...],
    format_name: str,
    out: Path,
    students: tuple[str, ...],
    *,
    has_mark: bool,
) -> None:
    """Write the marks as a table for a spreadsheet or an LMS.

    A mark that is missing through a grader error stays blank, is named, and makes the exit code 1.

    \b
    autograder export
    autograder export --format canvas --out week3.csv
    """
    report = export(
        common.course,
        format_name,
        out,
        topics=topics,
        students=students,
        has_byte_order_mark=has_mark,
    )
    common.finish(report, *export_lines(report), needs_person=report.needs_person)
