"""Collect what students handed in, into ``submitted/``."""

from collections.abc import Collection, Sequence
from dataclasses import replace
from pathlib import Path
from zoneinfo import ZoneInfo

from autograder.authoring.assignment import read_topic
from autograder.collect.collecting import CollectReport, CollectTask, collect_files
from autograder.course import Course
from autograder.gradebook.students import add_unknown_students, read_students
from autograder.model import Topic
from autograder.pipeline.collect_log import note_collected
from autograder.pipeline.groups import known_students, read_groups

MEGABYTE = 1_000_000


def collect(
    course: Course,
    sources: Sequence[Path],
    *,
    creates: bool = False,
) -> CollectReport:
    """Take what lies in some sources: folders, zips, LMS downloads, nbgrader's exchange.

    Parameters
    ----------
    course : Course
        The course.
    sources : sequence of Path
        Where to look.
    creates : bool
        Whether students that the gradebook does not know are added to it.

    Raises
    ------
    UsageError
        If a source does not exist.
    RecordError
        If there is no gradebook, or something cannot be written.
    """
    report = collect_files(collect_task(course, creates=creates), sources)
    if report.created:
        add_unknown_students(course.database, report.created)
    note_collected(course.paths, report, sources)
    return report


def collect_arrivals(
    course: Course, topics: Sequence[Topic], sources: Sequence[Path], changed: Collection[Path]
) -> CollectReport:
    """Take what the students handed in to whom some files belong that lie in watched folders.

    When it was handed in says the exchange, or the arrival of the file.

    Raises
    ------
    UsageError
        If a source does not exist.
    RecordError
        If there is no gradebook, or something cannot be written.
    """
    report = collect_files(arrivals_task(course, topics), sources, changed)
    note_collected(course.paths, report, sources, is_whole=False)
    return report


def arrivals_task(course: Course, topics: Sequence[Topic]) -> CollectTask:
    """Put together what collecting by arrival needs to know."""
    return replace(collect_task(course, topics=topics), by_arrival=True)


def collect_task(
    course: Course, *, creates: bool = False, topics: Sequence[Topic] | None = None
) -> CollectTask:
    """Put together what collecting needs to know; topics are read if they are not given."""
    paths, config = course.paths, course.config
    if topics is None:
        released = [slug for slug in config.topics if paths.release_notebook(slug).exists()]
        topics = [read_topic(paths, slug) for slug in released]
    students = read_students(course.database)
    groups = read_groups(course, [student.id for student in students])
    return CollectTask(
        paths,
        tuple(topics),
        known_students(students, groups),
        ZoneInfo(config.timezone),
        config.limits.submission_mb * MEGABYTE,
        creates,
        checks_account=_checks_account(course),
        partners=groups.partners,
        keeps_all=config.hand_in.counts == "best",
    )


def _checks_account(course: Course) -> bool:
    """Whether the exchange is to be checked, by nbgrader's own setting."""
    return course.nbgrader_settings.get("ExchangeCollect", {}).get("check_owner") is not False
