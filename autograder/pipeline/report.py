"""The verb ``report``: the class in one page a topic, for the instructor's eyes only."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from autograder.course import Course
from autograder.gradebook.marks import read_marks
from autograder.grading.stored_results import stored_results
from autograder.model import SubmissionResult, Topic
from autograder.pipeline.feedback import names_of, write_page
from autograder.reports.class_report import needs_attention, render_class


@dataclass(frozen=True)
class TopicReport:
    """The page of one topic and what a terminal wants to show beside it."""

    topic: Topic
    path: Path
    results: tuple[SubmissionResult, ...]
    needs_attention: tuple[tuple[str, str], ...]
    """(student, what) for everything that has no score and waits for a person."""
    unusable: tuple[str, ...]
    """One sentence for every stored result that could not be read."""


def write_report(
    course: Course,
    topics: Sequence[Topic],
    *,
    run: str = "",
    names: Mapping[str, str] | None = None,
) -> tuple[TopicReport, ...]:
    """Write ``.autograder/reports/<topic>.html`` for every topic; RecordError if that fails.

    Parameters
    ----------
    course : Course
        The course; its title stands on every page.
    topics : sequence of Topic
        The topics to report on.
    run : str, optional
        The id of the grading run, shown at the foot of the page.
    names : mapping, optional
        The names of students by id.
    """
    paths, title = course.paths, course.config.title
    reports = []
    for topic in topics:
        stored = stored_results(paths, topic.slug)
        page = render_class(stored.results, topic, course_title=title, run=run, names=names)
        path = paths.private / "reports" / f"{topic.slug}.html"
        write_page(paths, path, page)
        needs = tuple(needs_attention(stored.results))
        reports.append(TopicReport(topic, path, stored.results, needs, stored.unusable))
    return tuple(reports)


def publish_report(course: Course, topics: Sequence[Topic]) -> tuple[TopicReport, ...]:
    """Write the reports with the names that the gradebook holds.

    Raises
    ------
    RecordError
        If there is no gradebook, or a page cannot be written.
    """
    gradebook = read_marks(course.database)
    return write_report(course, topics, names=names_of(gradebook))
