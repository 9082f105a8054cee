"""The verb ``mistakes``: atlases of stored mistakes, and what a class does wrong."""

from collections.abc import Sequence

import click
from pydantic import TypeAdapter
from rich.table import Table

from autograder.cli.output import Common, common_options
from autograder.pipeline.class_mistakes import class_mistakes, propose_answer, write_answer
from autograder.pipeline.record_atlas import (
    AtlasReport,
    plan_atlases,
    read_atlas_report,
    record_atlases,
)
from autograder.reports.mistake_groups import MistakeGroup

MOST_STUDENTS = 8


class _GroupOrTopic(click.Group):
    """Takes a first word that is no command for the topic or exercise to list."""

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        """Find the command."""
        is_listed = bool(args) and args[0] not in self.commands
        return super().resolve_command(ctx, ["list", *args] if is_listed else args)


@click.group("mistakes", cls=_GroupOrTopic)
def mistakes_verb() -> None:
    """Recognise wrong answers: by stored ones, and by what a class has in common.

    \b
    autograder mistakes linear_regression/r2_score
    autograder mistakes adopt s041 linear_regression/r2_score --name divides_by_n --says "..."
    autograder mistakes record
    """


@mistakes_verb.command("list")
@click.argument("name", metavar="TOPIC[/EXERCISE]")
@common_options
def list_verb(common: Common, name: str) -> None:
    """Group the wrong answers of the class: by named mistake, then by equal behaviour.

    \b
    autograder mistakes linear_regression/r2_score
    autograder mistakes list linear_regression --json
    """
    groups = class_mistakes(common.course, name)
    if common.is_json:
        click.echo(TypeAdapter(tuple[MistakeGroup, ...]).dump_json(groups, indent=1))
    else:
        common.show(groups, *map(_group_words, groups), _list_words(groups))


@mistakes_verb.command("adopt")
@click.argument("student")
@click.argument("name", metavar="TOPIC/EXERCISE")
@click.option("--name", "stored_name", required=True, help="What the stored answer is called.")
@click.option("--says", "sentence", required=True, help='Such as "divides by n".')
@click.option("--yes", "is_sure", is_flag=True, help="Write it without asking.")
@common_options
def adopt_verb(
    common: Common, student: str, name: str, *, stored_name: str, sentence: str, is_sure: bool
) -> None:
    """Store the answer of STUDENT as a wrong answer, without anything that says whose it is.

    It is shown before it is written. The next grading names it; no mark changes.

    \b
    autograder mistakes adopt s041 decision_trees/gini --name halved --says "returns half of it"
    """
    course = common.course
    proposed = propose_answer(course, student, name, stored_name=stored_name, sentence=sentence)
    shown = str(proposed.path.relative_to(course.paths.root))
    if not common.is_json:
        click.echo(f"{shown}:\n\n{proposed.source}")
    if is_sure or (not common.is_json and click.confirm("Write this file?")):
        proposed = write_answer(proposed)
    following = (
        f"Next: autograder calibrate {name} --record, then autograder mistakes record {name}"
        if proposed.is_written
        else "Nothing was written."
    )
    common.show(proposed, following)


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


def _group_words(group: MistakeGroup) -> str:
    count = len(group.students)
    name = ", ".join(group.mistakes) or f"no name yet ({group.behaviour})"
    students = ", ".join(group.students[:MOST_STUDENTS]) + (" ..." if count > MOST_STUDENTS else "")
    lines = [f"{count:4}  {group.exercise}: {name}. {students}", group.words, group.example]
    return "\n      ".join(line.replace("\n", "\n      ") for line in lines if line)


def _list_words(groups: Sequence[MistakeGroup]) -> str:
    if not groups:
        return "No wrong answer has been compared with stored mistakes. Run: autograder grade"
    unnamed = sum(not group.mistakes for group in groups)
    return f"{len(groups)} groups, {unnamed} of them without a name. To name one: mistakes adopt"
