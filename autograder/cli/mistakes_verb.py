"""The verb ``mistakes``: atlases of stored mistakes, and what a class does wrong."""

import click
from rich.table import Table

from autograder.cli.output import Common, common_options
from autograder.pipeline.record_atlas import (
    AtlasReport,
    plan_atlases,
    read_atlas_report,
    record_atlases,
)


@click.group("mistakes")
def mistakes_verb() -> None:
    """Recognise wrong answers: by stored ones, and by what a class has in common."""


@mistakes_verb.command("record")
@click.argument("names", nargs=-1, metavar="[TOPIC[/EXERCISE]]...")
@click.option("--force", "is_forced", is_flag=True, help="Make also what is up to date.")
@common_options
def record_verb(common: Common, names: tuple[str, ...], *, is_forced: bool) -> None:
    """Make what is outdated of the atlases in tests/calibration/, from stored answers.

    \b
    autograder mistakes record
    autograder mistakes record linear_regression/r2_score --force
    """
    course = common.course
    updates = plan_atlases(course.paths, names, is_forced=is_forced)
    with common.progress("mistakes") as advance:
        record_atlases(course, updates, jobs=common.jobs, progress=advance)
    report = read_atlas_report(course.paths, names)
    common.show(report, _atlas_table(report), _atlas_words(report))


def _atlas_table(report: AtlasReport) -> Table:
    table = Table(title="atlases of mistakes", title_justify="left")
    for column in ("exercise", "mistakes", "probes", "public", "cannot be told apart", "unseen"):
        table.add_column(column)
    for row in report.rows:
        alike = "; ".join(" = ".join(group) for group in row.alike)
        table.add_row(
            f"{row.topic}/{row.exercise}",
            str(row.mistakes),
            str(row.probes),
            str(row.public),
            alike,
            ", ".join(row.unseen),
        )
    return table


def _atlas_words(report: AtlasReport) -> str:
    return f"{report.separated} of {report.mistakes} stored mistakes can be recognised."
