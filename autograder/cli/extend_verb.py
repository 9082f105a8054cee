"""The verb that moves a deadline."""

from collections.abc import Iterator
from zoneinfo import ZoneInfo

import click

from autograder.cli.output import Common, common_options
from autograder.cli.penalty_words import counted, penalty_lines
from autograder.deadlines import shown_moment
from autograder.pipeline.extend import ExtendReport, MovedDeadline, WhoIsMeant, extend


@click.command("extend")
@click.argument("words", nargs=-1, metavar="[STUDENT]... TOPIC")
@click.option("--until", default="", metavar="WHEN", help="The new deadline.")
@click.option("--group", default="", metavar="NAME", help="All members of this group.")
@click.option("--all", "is_everyone", is_flag=True, help="The whole class.")
@click.option("--remove", "is_removed", is_flag=True, help="Take the extension back.")
@click.option("--reason", default="", help="Why; it is kept in the ledger.")
@click.option("--dry-run", "is_dry", is_flag=True, help="Say what would change; write nothing.")
@common_options
def extend_verb(
    common: Common,
    words: tuple[str, ...],
    *,
    until: str,
    group: str,
    is_everyone: bool,
    is_removed: bool,
    reason: str,
    is_dry: bool,
) -> None:
    """Give a student, a group or all more time for TOPIC.

    WHEN is in the course's time zone, unless it brings its own; a day alone means its end.
    Late penalties that hang on it are computed anew. `undo` takes it back, too.

    \b
    autograder extend s041 linear_regression --until "2027-02-08 18:00"
    autograder extend --group blue linear_regression --until 2027-02-08
    autograder extend --all linear_regression --until 2027-02-08 --dry-run
    """
    students, topic = words[:-1], words[-1] if words else ""
    if not topic or bool(students) + bool(group) + is_everyone != 1:
        raise click.UsageError(
            "name a student and a topic; or --group NAME and a topic; or --all and a topic"
        )
    if bool(until) == is_removed:
        raise click.UsageError("say --until WHEN, or --remove to take the extension back")
    who = WhoIsMeant(students, group, is_everyone)
    report = extend(common.course, who, topic, until, reason=reason, is_dry=is_dry)
    common.show(report, *_lines(report))


def _lines(report: ExtendReport) -> Iterator[str]:
    yield from counted(list(_deadline_lines(report)), "deadlines. All of them: --json")
    yield from penalty_lines(report.penalties)
    if report.is_dry:
        yield "Nothing was written."
        return
    if report.moved:
        yield f"To take it back: autograder undo {report.run}"
    if report.penalties:
        yield "Next: autograder feedback"


def _deadline_lines(report: ExtendReport) -> Iterator[str]:
    zone = ZoneInfo(report.timezone)
    for one in report.moved:
        yield f"{_who(one)}/{one.topic}: due {shown_moment(one.before, zone)}" + (
            f" -> {shown_moment(one.after, zone)}"
            if one.after != one.before
            else ", as before: another extension counts"
        )


def _who(one: MovedDeadline) -> str:
    return "everyone" if one.is_everyones else one.student
