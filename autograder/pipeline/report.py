"""The verb ``report``: a page a topic and one of the course, for the instructor's eyes only."""

import os
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from urllib.parse import quote
from zoneinfo import ZoneInfo

from autograder.authoring.assignment import read_topic
from autograder.course import Course
from autograder.gradebook.marks import ClassMarks, SubmissionMarks, read_marks
from autograder.grading.stored_results import StoredResults, stored_results
from autograder.model import SubmissionResult, Topic
from autograder.paths import CoursePaths
from autograder.pipeline.collect_log import OpenMatter, read_collect_log
from autograder.pipeline.feedback import marks_by_submission, write_page
from autograder.pipeline.regrade_requests import open_requests
from autograder.reports.attention import needs_attention
from autograder.reports.class_facts import ClassFacts, SubmissionFacts
from autograder.reports.class_list import ClassMember
from autograder.reports.class_report import render_class
from autograder.reports.course_report import TopicMarks, render_course
from autograder.reports.feedback_page import NO_MARKS, Marks

INDEX = "index.html"
_NOTHING = ClassMarks((), (), ())


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


def publish_report(
    course: Course, topics: Sequence[Topic], *, now: datetime | None = None
) -> tuple[TopicReport, ...]:
    """Write the reports with the names, times and people's marks that the gradebook holds.

    Parameters
    ----------
    course : Course
        The course.
    topics : sequence of Topic
        The topics to report on; the page of the course has all.
    now : datetime, optional
        When it is; before a topic is due, nobody is missing.

    Raises
    ------
    RecordError
        If there is no gradebook, or a page cannot be written.
    """
    gradebook, now = read_marks(course.database), now or datetime.now(UTC)
    reports = write_report(course, topics, gradebook=gradebook, now=now)
    write_index(course, gradebook, now)
    return reports


def write_report(
    course: Course,
    topics: Sequence[Topic],
    *,
    run: str = "",
    gradebook: ClassMarks = _NOTHING,
    now: datetime | None = None,
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
    gradebook : ClassMarks, optional
        Names, times and marks that people gave.
    now : datetime, optional
        When it is.
    """
    paths, now = course.paths, now or datetime.now(UTC)
    marks = marks_by_submission(gradebook, topics)
    reports = []
    for topic in topics:
        stored = stored_results(paths, topic.slug)
        page = render_class(
            stored.results,
            topic,
            _facts(course, topic.slug, stored, gradebook, marks, now),
            course_title=course.config.title,
            run=run,
            index=INDEX,
            similar=_link(paths, similar_page(paths, topic.slug)),
        )
        path = report_page(paths, topic.slug)
        write_page(paths, path, page)
        needs = tuple(needs_attention(stored.results))
        reports.append(TopicReport(topic, path, stored.results, needs, stored.unusable))
    return tuple(reports)


def write_index(course: Course, gradebook: ClassMarks, now: datetime) -> Path:
    """Write the page of the course, from the gradebook alone; RecordError if that fails."""
    page = render_course(
        [_topic_marks(course, slug, gradebook, now) for slug in course.config.topics],
        _members(gradebook),
        course_title=course.config.title,
        refused=_refused(read_collect_log(course.paths).matters),
    )
    path = index_page(course.paths)
    write_page(course.paths, path, page)
    return path


def report_page(paths: CoursePaths, topic: str) -> Path:
    """Return where the page of a topic lies."""
    return paths.private / "reports" / f"{topic}.html"


def similar_page(paths: CoursePaths, topic: str) -> Path:
    """Return where the page of equal code in a topic lies."""
    return paths.private / "reports" / f"{topic}-similar.html"


def index_page(paths: CoursePaths) -> Path:
    """Return where the page of the course lies."""
    return paths.private / "reports" / INDEX


# --- what the gradebook and the folders know --------------------------------------------------


def _members(gradebook: ClassMarks) -> tuple[ClassMember, ...]:
    return tuple(ClassMember(one.id, one.last_name, one.first_name) for one in gradebook.students)


def _facts(
    course: Course,
    topic: str,
    stored: StoredResults,
    gradebook: ClassMarks,
    marks: Mapping[tuple[str, str], Marks],
    now: datetime,
) -> ClassFacts:
    paths = course.paths
    graded = {result.student for result in stored.results}
    known = [student.id for student in gradebook.students if student.id not in graded]
    waiting = [student for student in known if paths.submission(student, topic).is_dir()]
    students = [*graded, *waiting]
    return ClassFacts(
        members=_members(gradebook),
        submissions={
            student: SubmissionFacts(
                marks.get((student, topic), NO_MARKS),
                _seconds_late(gradebook.submission(student, topic)),
                _link(paths, paths.feedback_page(student, topic)),
                _link(paths, paths.submission(student, topic)),
            )
            for student in students
        },
        ungraded=tuple(waiting),
        refused=_refused(
            one for one in read_collect_log(paths).matters if topic in one.where or topic in one.why
        ),
        doubtful=tuple(
            (one.student, doubt)
            for one in read_collect_log(paths).noted
            if one.topic == topic
            for doubt in one.doubts
        ),
        due=_shown_due(course, topic),
        is_due=_is_due(course, topic, now),
        requests=tuple(open_requests(paths, topic)),
        bonus_cap=course.config.bonus_cap,
    )


def _refused(matters: Iterable[OpenMatter]) -> tuple[tuple[str, str], ...]:
    """Return where something was that collect did not take, and why; the most urgent first."""
    return tuple((one.where, f"{one.kind}: {one.why}") for one in matters)


def _link(paths: CoursePaths, target: Path) -> str:
    """Return the address of a file from a report; empty if there is no such file."""
    if not target.exists():
        return ""
    return quote(os.path.relpath(target, index_page(paths).parent))


def _seconds_late(found: SubmissionMarks | None) -> float:
    """Return how late a submission came, by the due date that holds for this student."""
    if found is None or found.timestamp is None or found.due is None:
        return 0.0
    return (found.timestamp - found.due).total_seconds()


def _shown_due(course: Course, topic: str) -> str:
    due = course.config.due_at(topic)
    if due is None:
        return ""
    local = due.astimezone(ZoneInfo(course.config.timezone))
    return f"{local.day} {local:%B %Y %H:%M}"


def _is_due(course: Course, topic: str, now: datetime) -> bool:
    due = course.config.due_at(topic)
    return due is None or due.astimezone(UTC) <= now


def _topic_marks(course: Course, slug: str, gradebook: ClassMarks, now: datetime) -> TopicMarks:
    found = [one for one in gradebook.submissions if one.topic == slug]
    is_there = report_page(course.paths, slug).exists()
    return TopicMarks(
        slug,
        read_topic(course.paths, slug).title,
        {one.student: _share(one) for one in found},
        frozenset(one.student for one in found if _seconds_late(one) > 0),
        quote(f"{slug}.html") if is_there else "",
        _shown_due(course, slug),
        _is_due(course, slug, now),
    )


def _share(found: SubmissionMarks) -> float | None:
    """Return the share of marks of what is marked so far; None if nothing is."""
    known = [mark for mark in found.marks if not mark.is_bonus and mark.score is not None]
    possible = sum(mark.max_score for mark in known)
    earned = sum(mark.score or 0.0 for mark in known)
    return max(0.0, earned - found.late_penalty) / possible if possible else None
