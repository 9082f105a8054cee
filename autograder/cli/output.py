"""What all verbs share: common options, JSON on standard output, progress on standard error."""

import contextlib
import functools
import os
import sys
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from autograder.control_characters import escape_control_characters
from autograder.errors import ExitCode

if TYPE_CHECKING:
    from rich.console import RenderableType

    from autograder.course import Course

PLAIN_EVERY = 10
"""Without a terminal, one line of progress for this many items."""

REDUCED = "Student code ran in the reduced sandbox; autograder doctor says what that lacks."
Advance = Callable[[str], None]


@dataclass(frozen=True)
class Common:
    """The options that every verb has, and how many workers there are where there are any."""

    folder: Path
    is_json: bool
    is_quiet: bool
    jobs: int = os.cpu_count() or 1

    @functools.cached_property
    def course(self) -> "Course":
        """The course, opened once; a clear error where there is none."""
        from autograder.course import open_course  # a course in nbgrader's own form needs none

        return open_course(self.folder)

    def show(self, report: object, *texts: "RenderableType") -> None:
        """Show a report: as JSON, or as text unless asked to be quiet."""
        if self.is_json:
            from pydantic import TypeAdapter

            click.echo(TypeAdapter(type(report)).dump_json(report, indent=1))
        elif not self.is_quiet:
            from rich.console import Console  # not before a run has begun: it takes a while

            console = Console(highlight=False, soft_wrap=True, emoji=False)
            for text in texts:
                console.print(
                    escape_control_characters(text) if isinstance(text, str) else text, markup=False
                )

    def finish(
        self,
        report: object,
        *texts: "RenderableType",
        needs_person: bool = False,
        is_ours: bool = False,
    ) -> None:
        """Show a report as the last thing a verb does, and end with the code that it asks for."""
        self.show(report, *texts)
        end(needs_person=needs_person, is_ours=is_ours)

    @contextlib.contextmanager
    def progress(
        self, what: str, total: int | None = None
    ) -> Iterator[Callable[[str, int, int], None]]:
        """Show progress on standard error: a bar on a terminal, else a plain line now and then."""
        if self.is_quiet or self.is_json:
            yield lambda *_: None
        elif sys.stderr.isatty():
            with _bar(what, total) as advance:
                yield advance
        else:
            yield functools.partial(_plain_line, what, time.monotonic())


def end(*, needs_person: bool = False, is_ours: bool = False) -> None:
    """End the program with the code for what is left to do; return where nothing is.

    A grader error says more than something that waits for a person.
    """
    if is_ours:
        raise SystemExit(ExitCode.GRADER_ERROR)
    if needs_person:
        raise SystemExit(ExitCode.NEEDS_PERSON)


class RenamedOption(click.Option):
    """An option that can still be called by its old name, which help does not show."""

    def __init__(self, declarations: Sequence[str], *, old_name: str, **attributes: Any) -> None:
        super().__init__([*declarations, old_name], **attributes)
        self.old_name = old_name

    def get_help_record(self, ctx: click.Context) -> tuple[str, str] | None:
        """Return the line of the option for help, by its new name alone."""
        record = super().get_help_record(ctx)
        return record and (record[0].replace(f", {self.old_name}", ""), record[1])


sandbox_option = click.option(
    "--sandbox",
    type=click.Choice(["full", "reduced"]),
    default="full",
    envvar="AUTOGRADER_SANDBOX",
    help="How tightly student code must be confined; see `autograder doctor` [default: full].",
)
"""For every verb that runs submissions."""


def common_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a verb the options that all verbs have, gathered in its first argument."""
    return _with_common(function)


def worker_options(function: Callable[..., Any]) -> Callable[..., Any]:
    """Return a verb whose work is shared among processes the common options and ``--jobs``."""
    jobs = click.option(
        "--jobs",
        type=click.IntRange(min=1),
        default=os.cpu_count() or 1,
        help="Worker processes [default: one a core].",
    )
    return jobs(_with_common(function))


def _with_common(function: Callable[..., Any]) -> Callable[..., Any]:
    @click.option(
        "--course",
        type=click.Path(path_type=Path, file_okay=False),
        default=Path(),
        help="The course's folder [default: this one].",
    )
    @click.option("--json", "is_json", is_flag=True, help="The result as JSON on standard output.")
    @click.option("--quiet", "is_quiet", is_flag=True, help="Say nothing but errors.")
    @functools.wraps(function)
    def wrapped(
        *args: Any,
        course: Path,
        is_json: bool,
        is_quiet: bool,
        jobs: int = os.cpu_count() or 1,
        **kwargs: Any,
    ) -> Any:
        return function(Common(course, is_json, is_quiet, jobs), *args, **kwargs)

    return wrapped


@contextlib.contextmanager
def _bar(what: str, total: int | None) -> Iterator[Callable[[str, int, int], None]]:
    from rich.console import Console
    from rich.progress import (
        BarColumn,
        MofNCompleteColumn,
        Progress,
        TextColumn,
        TimeElapsedColumn,
        TimeRemainingColumn,
    )

    columns = (
        TextColumn("{task.description}"),
        BarColumn(),
        MofNCompleteColumn(),
        TimeElapsedColumn(),
        TextColumn("left"),
        TimeRemainingColumn(),
        TextColumn("{task.fields[item]}"),
    )
    with Progress(*columns, console=Console(stderr=True), transient=True) as progress:
        task = progress.add_task(what, total=total, item="")

        def advance(item: str, done: int, of: int) -> None:
            progress.update(task, completed=done, total=of, item=escape_control_characters(item))

        yield advance


def _plain_line(what: str, began: float, item: str, done: int, of: int) -> None:
    if done % PLAIN_EVERY == 0 or done == of:
        left = time_left(time.monotonic() - began, done, of)
        click.echo(f"{what}  {done}/{of}  {escape_control_characters(item)}{left}", err=True)


def time_left(seconds: float, done: int, of: int) -> str:
    """Report how long the rest takes if it goes on like this; nothing at the end or at the start.

    >>> time_left(60.0, 10, 30), time_left(3.0, 10, 30), time_left(60.0, 30, 30)
    ('  2 min left', '  6 s left', '')
    """
    if not 0 < done < of:
        return ""
    rest = seconds / done * (of - done)
    return f"  {rest / 60:.0f} min left" if rest >= 90 else f"  {max(rest, 1):.0f} s left"
