"""The verb ``mistakes``: atlases of stored mistakes, and what a class does wrong."""

from collections.abc import Sequence

import click
from rich.table import Table

from autograder.cli.output import Common, worker_options
from autograder.control_characters import escape_control_characters
from autograder.counted_words import count_of
from autograder.pipeline.class_mistakes import (
    MistakeGroups,
    class_mistakes,
    comment_on_group,
    propose_answer,
    write_answer,
)
from autograder.pipeline.exercise_selection import find_exercise
from autograder.pipeline.record_atlas import (
    AtlasReport,
    plan_atlases,
    read_atlas_report,
    record_atlases,
)
from autograder.reports.mistake_groups import MistakeGroup

MOST_STUDENTS = 8


@click.command("mistakes")
@click.argument("words", nargs=-1, metavar="[adopt|comment WHO] [TOPIC[/EXERCISE]]...")
@click.option("--record", "is_recorded", is_flag=True, help="Make the outdated atlases.")
@click.option(
    "--keep-probes",
    "keeps_probes",
    is_flag=True,
    help="With --record: search for inputs only for stored answers that no probe shows.",
)
@click.option("--force", "is_forced", is_flag=True, help="With --record: make all of them.")
@click.option("--name", "stored_name", help="With adopt: what the stored answer is called.")
@click.option("--says", "sentence", help="With adopt: what it does. With comment: what to say.")
@click.option("--yes", "is_sure", is_flag=True, help="With adopt: write it without asking.")
@worker_options
def mistakes_verb(
    common: Common,
    words: tuple[str, ...],
    *,
    is_recorded: bool,
    keeps_probes: bool,
    is_forced: bool,
    stored_name: str | None,
    sentence: str | None,
    is_sure: bool,
) -> None:
    """Group a class's wrong answers by mistake, adopt one as stored answer, record atlases.

    Groups are those of a named mistake first, then those that behave alike without a name.

    `adopt` makes a stored wrong answer of what a student handed in, without anything that says
    whose it is, and shows it before it is written. No mark changes by it.

    `comment` writes one comment to all whose answers behave like the student's; what a person wrote
    before stays. Their pages show it after `autograder feedback`.

    `--record` runs stored answers, whose atlases stand in tests/calibration/, where it is outdated.

    \b
    autograder mistakes linear_regression/r2_score
    autograder mistakes adopt s041 decision_trees/gini --name halved \\
        --says "returns half of it"
    autograder mistakes comment s041 decision_trees/gini --says "What is p?"
    autograder mistakes --record
    """
    if words[:1] == ("adopt",):
        _adopt(common, words[1:], stored_name, sentence, is_sure=is_sure)
    elif words[:1] == ("comment",):
        _comment(common, words[1:], sentence)
    elif is_recorded:
        _record(common, words, is_forced=is_forced, keeps_probes=keeps_probes)
    elif len(words) == 1:
        groups = MistakeGroups(class_mistakes(common.course, words[0]))
        common.show(groups, *map(_group_words, groups.groups), _list_words(groups.groups))
    else:
        raise click.UsageError("name one TOPIC or TOPIC/EXERCISE, or say --record")


def _record(common: Common, names: tuple[str, ...], *, is_forced: bool, keeps_probes: bool) -> None:
    course = common.course
    updates = plan_atlases(course.paths, names, is_forced=is_forced)
    with common.progress("mistakes") as advance:
        record_atlases(
            course, updates, jobs=common.jobs, keeps_probes=keeps_probes, progress=advance
        )
    report = read_atlas_report(course.paths, names)
    common.show(report, _atlas_table(report), _atlas_words(report))


def _adopt(
    common: Common,
    words: tuple[str, ...],
    stored_name: str | None,
    sentence: str | None,
    *,
    is_sure: bool,
) -> None:
    if len(words) != 2 or not stored_name or not sentence:
        raise click.UsageError('write: adopt STUDENT TOPIC/EXERCISE --name NAME --says "..."')
    student, name = words
    course = common.course
    proposed = propose_answer(course, student, name, stored_name=stored_name, sentence=sentence)
    shown = str(proposed.path.relative_to(course.paths.root))
    if not common.is_json:
        click.echo(escape_control_characters(f"{shown}:\n\n{proposed.source}"))
    if is_sure or (not common.is_json and click.confirm("Write this file?")):
        proposed = write_answer(proposed)
    following = (
        f"Next: autograder calibrate {name} --record, then autograder mistakes {name} --record"
        if proposed.is_written
        else "Nothing was written."
    )
    common.show(proposed, following)


def _comment(common: Common, words: tuple[str, ...], sentence: str | None) -> None:
    if len(words) != 2 or not (sentence or "").strip():
        raise click.UsageError('write: comment STUDENT TOPIC/EXERCISE --says "..."')
    exercise = find_exercise(common.course.paths, words[1])
    given = comment_on_group(common.course, words[0], exercise, sentence or "")
    lines = [f"{len(given.written)} got the comment, {len(given.unchanged)} had it."]
    if given.kept:
        lines.append(f"Another comment of a person was kept: {', '.join(given.kept)}")
    common.show(given, *lines, f"Next: autograder feedback {exercise.topic}")


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
    count = count_of(len(groups), "group")
    return f"{count}, {unnamed} of them without a name. To name one: mistakes adopt"
