"""The verb check-topic: one table that says when a topic is done."""

import click
from rich.table import Table
from rich.text import Text

from autograder.cli.output import Common, worker_options
from autograder.control_characters import escape_control_characters
from autograder.counted_words import count_of
from autograder.pipeline.check_topic import (
    CheckRow,
    CheckState,
    TopicCheckReport,
    check_topic,
)

SHOWN = 5
STYLES = {CheckState.RIGHT: "green", CheckState.MISSING: "bold red"}


@click.command("check-topic")
@click.argument("topic")
@click.option("--only", multiple=True, metavar="NAME", help="Run this check; may be repeated.")
@click.option("--quick", "is_quick", is_flag=True, help="Leave out what takes minutes.")
@click.option(
    "--all",
    "is_all",
    is_flag=True,
    help=f"Show more than {SHOWN} lines a check, and which promise is kept by what.",
)
@worker_options
def check_topic_verb(
    common: Common, topic: str, *, only: tuple[str, ...], is_quick: bool, is_all: bool
) -> None:
    """Run the checklist of TOPIC and show what is missing before it is done.

    Exit 1 if anything is missing. docs/topic_checklist.md says what each check looks for.

    \b
    autograder check-topic linear_regression --quick
    autograder check-topic linear_regression --only words --only reuse
    """
    with common.progress("check-topic") as advance:
        report = check_topic(
            common.course, topic, jobs=common.jobs, only=only, is_quick=is_quick, progress=advance
        )
    shown = None if is_all else SHOWN
    common.finish(report, _table(report, shown), _summary(report), needs_person=not report.is_right)


def _table(report: TopicCheckReport, shown: int | None) -> Table:
    table = Table(title=f"is {report.topic} done?", title_justify="left")
    table.add_column("check", no_wrap=True)
    table.add_column("state", no_wrap=True)
    table.add_column("found, and what is missing", overflow="fold")
    for row in report.rows:
        style = STYLES.get(row.state, "bold yellow")
        words = Text(escape_control_characters("\n".join(_lines(row, shown))))
        table.add_row(row.name, Text(row.state, style=style), words)
    return table


def _lines(row: CheckRow, shown: int | None) -> list[str]:
    lines = [row.found] if row.found else []
    lines += [f"({row.certainty})"] if row.certainty else []
    lines += [f"- {missing}" for missing in row.missing[:shown]]
    hidden = len(row.missing[shown:]) if shown is not None else 0
    lines += [f"... and {hidden} more: --all shows them."] if hidden else []
    return lines if shown is not None else [*lines, *row.details]


def _summary(report: TopicCheckReport) -> str:
    right = sum(row.state is CheckState.RIGHT for row in report.rows)
    verb = "is" if len(report.rows) == 1 else "are"
    words = f"{right} of {count_of(len(report.rows), 'check')} {verb} right."
    if report.left_out:
        words += f" Not run: {', '.join(report.left_out)}."
    return words
