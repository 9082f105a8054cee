"""The verb that puts a term away."""

from datetime import datetime
from pathlib import Path
from zoneinfo import ZoneInfo

import click

from autograder.cli.output import Common, common_options
from autograder.counted_words import count_of
from autograder.pipeline.term_archive import ArchiveReport, archive_term, verify_archive

MEGABYTE = 1e6
MOST_SHOWN = 10


@click.command("archive")
@click.option(
    "--out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="The file to write [default: term-DATE.zip].",
)
@click.option(
    "--verify",
    "to_verify",
    type=click.Path(path_type=Path, dir_okay=False, exists=True),
    help="Write nothing; see whether this archive is whole.",
)
@common_options
def archive_verb(common: Common, out: Path | None, to_verify: Path | None) -> None:
    """Put a term (marks, hand-ins, tests, versions) into one verified file.

    A plain zip with a list of hashes in it, so that it can be read in many years, with this program
    or without. It holds people's work and the course's secret: keep it where marks may be kept.

    \b
    autograder archive --out ~/terms/2027-spring.zip
    autograder archive --verify ~/terms/2027-spring.zip
    """
    if to_verify is not None:
        report = verify_archive(to_verify)
        lines = [*_cut(report.faults), _state(report)]
        common.finish(report, *lines, needs_person=bool(report.faults))
        return
    now = datetime.now(ZoneInfo(common.course.config.timezone))
    report = archive_term(common.course, out or Path(f"term-{now:%Y-%m-%d}.zip"))
    left_out = [f"left out: {name}" for name in report.left_out]
    common.show(report, *_cut(left_out), _state(report))


def _cut(lines: tuple[str, ...] | list[str]) -> list[str]:
    more = len(lines) - MOST_SHOWN
    return [*lines[:MOST_SHOWN], *([f"... and {more} more"] if more > 0 else [])]


def _state(report: ArchiveReport) -> str:
    what = f"{count_of(report.files, 'file')}, {report.size / MEGABYTE:.1f} MB unpacked"
    if report.faults:
        return f"{report.path}: {what}; {count_of(len(report.faults), 'fault')}. Take another copy."
    return f"{report.path}: {what}, each read again and as it was."
