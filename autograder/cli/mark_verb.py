"""The verb ``mark``: written questions, marked on a page of our own."""

import webbrowser
from dataclasses import dataclass

import click

from autograder.cli.marking_server import MarkingServer
from autograder.cli.output import Common, common_options
from autograder.counted_words import count_of
from autograder.pipeline.marking_desk import MarkingDesk


@dataclass(frozen=True)
class MarkReport:
    """What one session of marking gave, and the runs by which ``undo`` takes it back."""

    topic: str
    given: int
    runs: tuple[str, ...]


@click.command("mark")
@click.argument("topic")
@click.option("--anonymous", "is_anonymous", is_flag=True, help="Show no names and no ids.")
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="Where [default: any free].")
@click.option("--open", "is_opened", is_flag=True, help="Open the page in this machine's browser.")
@common_options
def mark_verb(
    common: Common, topic: str, *, is_anonymous: bool, port: int, is_opened: bool
) -> None:
    """Mark the written questions of TOPIC on a local page, one question across all students.

    Keys: j and k go on and back, 1 to 9 pick rubric items, c writes a comment, r takes one that
    was used before, Enter saves and goes on, ? shows all. Marks and comments go where formgrader
    puts them, and `autograder undo` takes a session back.

    Only this machine reaches the page, and only by the address that is printed. Ctrl-C ends it.

    \b
    autograder mark linear_regression
    autograder mark linear_regression --anonymous --open
    """
    desk = MarkingDesk(common.course, topic, is_anonymous=is_anonymous)
    with MarkingServer(desk, port) as server:
        click.echo(f"Open in a browser: {server.address}", err=common.is_json)
        if is_opened:
            webbrowser.open(server.address)
        try:
            server.wait()
        except KeyboardInterrupt:
            click.echo("", err=True)
    report = MarkReport(topic, desk.given, tuple(desk.runs))
    lines = [f"{count_of(report.given, 'mark or comment', 'marks and comments')} given."]
    lines += [f"To take them back: autograder undo {run}" for run in report.runs]
    lines += [f"Next: autograder feedback {topic}"] if report.given else []
    common.show(report, *lines)
