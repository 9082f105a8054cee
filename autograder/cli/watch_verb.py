"""The verb ``watch``: a line for everything that happens, until somebody ends it."""

import signal
from pathlib import Path
from types import FrameType
from typing import Any

import click
from pydantic import TypeAdapter

from autograder.cli.output import Common, common_options, end, sandbox_option
from autograder.control_characters import escape_control_characters
from autograder.counted_words import count_of
from autograder.pipeline.watch import watch
from autograder.pipeline.watch_events import WatchEvent, WatchReport

_EVENT = TypeAdapter(WatchEvent)


@click.command("watch")
@click.argument("folders", nargs=-1, type=click.Path(path_type=Path))
@click.option("--once", "is_once", is_flag=True, help="Grade what has arrived, and end; for cron.")
@sandbox_option
@common_options
def watch_verb(common: Common, folders: tuple[Path, ...], *, is_once: bool, sandbox: str) -> None:
    """Grade every hand-in as it arrives in nbgrader's exchange or in FOLDERS, until Ctrl-C.

    Each is collected, graded, recorded, and gets its page of feedback. When it was handed in says
    the exchange, or the arrival of the file. With --json, every event is a line.

    \b
    autograder watch
    autograder watch /srv/handed_in
    autograder watch --once /srv/handed_in
    """
    signal.signal(signal.SIGTERM, _interrupt)
    report = watch(
        common.course,
        folders,
        jobs=common.jobs,
        tell=lambda event: _tell(common, event),
        is_once=is_once,
        sandbox=sandbox,
    )
    if not common.is_json and not common.is_quiet:
        click.echo(_summary(report))
    if is_once:
        end(needs_person=report.needs_person, is_ours=report.is_ours)


def _interrupt(_number: int, _frame: FrameType | None) -> Any:
    raise KeyboardInterrupt


def _tell(common: Common, event: WatchEvent) -> None:
    if common.is_json:
        click.echo(_EVENT.dump_json(event, exclude_defaults=True).decode())
    elif not common.is_quiet:
        click.echo(escape_control_characters(event_line(event)))


def event_line(event: WatchEvent) -> str:
    """Put an event into one line, after the time of day."""
    whose = f" {event.student}/{event.topic}:" if event.student else ""
    facts = []
    if event.receipt:
        facts.append(f"receipt {event.receipt}")
    if event.arrived is not None and event.what == "collected":
        facts.append(f"handed in {event.arrived.astimezone():%Y-%m-%d %H:%M:%S %Z}")
    if event.score is not None:
        bonus = f" and {event.bonus:g} bonus" if event.bonus else ""
        facts.append(f"{event.score:g} of {event.points:g}{bonus}")
    if event.page and event.seconds is not None:
        facts.append(f"page after {event.seconds:.1f} s")
    if event.words:
        facts.append(event.words)
    return f"{event.time.astimezone():%H:%M:%S} {event.what}{whose or ':'} {', '.join(facts)}"


def _summary(report: WatchReport) -> str:
    return (
        f"{report.collected} collected, {report.graded} graded, "
        f"{report.beyond} beyond the limit, {count_of(report.refused, 'file')} refused, "
        f"{report.faults} with faults."
    )
