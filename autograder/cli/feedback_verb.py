"""The verb ``feedback``: pages for students, into ``feedback/`` or into a zip for a platform."""

from collections.abc import Iterator
from pathlib import Path

import click

from autograder.cli.output import Common, common_options
from autograder.cli.penalty_words import counted
from autograder.counted_words import count_of
from autograder.pipeline.exercise_selection import named_topics
from autograder.pipeline.feedback import publish_feedback
from autograder.pipeline.feedback_zip import FeedbackZipReport, zip_feedback


@click.command("feedback")
@click.argument("topics", nargs=-1)
@click.option("--student", "students", multiple=True, help="Only this student; may be repeated.")
@click.option(
    "--zip",
    "out",
    type=click.Path(path_type=Path, dir_okay=False),
    help="Also pack the pages of TOPIC for Moodle or Canvas.",
)
@click.option(
    "--like",
    "like",
    type=click.Path(path_type=Path, exists=True),
    help="With --zip: the platform's own download, whose names are taken.",
)
@common_options
def feedback_verb(
    common: Common,
    topics: tuple[str, ...],
    students: tuple[str, ...],
    out: Path | None,
    like: Path | None,
) -> None:
    """Write one HTML page a submission into feedback/, from what was graded and marked.

    \b
    autograder feedback
    autograder feedback linear_regression --student s041
    autograder feedback linear_regression --zip back.zip --like handed_in.zip
    """
    course = common.course
    if (out is None) != (like is None):
        raise click.UsageError("name both: --zip FILE to write, and --like the platform's download")
    if out is not None and len(topics) != 1:
        raise click.UsageError("a zip holds the pages of one topic: name it")
    chosen = named_topics(course, topics)
    report = publish_feedback(course, chosen, students or None)
    pages = count_of(len(report.written), "page")
    lines = [f"{pages} written, {report.unchanged} as before, in feedback/"]
    shown = [*report.unusable, *lines]
    needs_person = bool(report.unusable)
    if out is None or like is None:
        common.finish(report, *shown, needs_person=needs_person)
    else:
        packed = zip_feedback(course, chosen[0], like, out, students)
        needs_person = needs_person or packed.needs_person
        common.finish(packed, *shown, *_lines(packed), needs_person=needs_person)


def _lines(report: FeedbackZipReport) -> Iterator[str]:
    without_place = [f"no place in the download: {student}" for student in report.without_place]
    yield from counted(without_place, "without a place")
    without_page = [f"no page for {place}" for place in report.without_page]
    yield from counted(without_page, "without a page")
    yield f"{count_of(len(report.packed), 'page')} packed for {report.platform}: {report.path}"
