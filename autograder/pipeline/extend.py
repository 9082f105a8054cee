"""Move the deadline of a student, a group or everyone, and what that does to late penalties."""

from dataclasses import dataclass
from datetime import datetime
from zoneinfo import ZoneInfo

from autograder.course import Course
from autograder.deadlines import read_deadline, shown_moment
from autograder.errors import UsageError
from autograder.gradebook.extensions import EVERYONE, Extension, read_extensions
from autograder.gradebook.granting import change_extensions, write_extensions
from autograder.gradebook.lateness import LatePolicy, read_late_policy
from autograder.gradebook.penalties import PenaltyChange, pending_penalties, renew_penalties
from autograder.gradebook.students import read_students
from autograder.gradebook.writer import open_writer
from autograder.grading.known_names import require_students, require_topics
from autograder.grading.record import topics_that_hang_together
from autograder.grading.run_names import new_run_name
from autograder.pipeline.groups import read_groups


@dataclass(frozen=True)
class WhoIsMeant:
    """Whose deadline: some students, a group, or everyone."""

    students: tuple[str, ...] = ()
    group: str = ""
    is_everyone: bool = False


@dataclass(frozen=True)
class MovedDeadline:
    """One deadline before and after; ``student`` is a sign if it is everyone's."""

    student: str
    topic: str
    before: datetime
    after: datetime

    @property
    def is_everyones(self) -> bool:
        """Whether it is the deadline of all students."""
        return self.student == EVERYONE


@dataclass(frozen=True)
class ExtendReport:
    """What a run of ``extend`` changed, or would change."""

    run: str
    moved: tuple[MovedDeadline, ...]
    penalties: tuple[PenaltyChange, ...]
    timezone: str
    is_dry: bool = False


def extend(
    course: Course,
    who: WhoIsMeant,
    topic: str,
    until: str,
    *,
    reason: str = "",
    is_dry: bool = False,
) -> ExtendReport:
    """Grant an extension, or take it back, and compute the late penalties that hang on it.

    Parameters
    ----------
    course : Course
        The course.
    who : WhoIsMeant
        Whose deadline is moved.
    topic : str
        In which topic.
    until : str
        The new deadline, as a person writes it; empty takes the extension back.
    reason : str
        Why, for the ledger.
    is_dry : bool
        Say what would change; write nothing.

    Raises
    ------
    UsageError
        If a name is unknown, the topic is never due, or the deadline is no later one.
    RecordError
        If there is no gradebook, or another run is recording.
    """
    require_topics(course.config.topics, [topic])
    paths, extensions = course.paths, read_extensions(course.paths)
    policy = read_late_policy(course.database, course.config, extensions)
    moment = _new_deadline(policy, topic, until, ZoneInfo(course.config.timezone))
    changes = {
        (student, topic): None if moment is None else Extension(student, topic, moment, reason)
        for student in _students(course, who, topic)
    }
    after = read_late_policy(
        course.database, course.config, extensions.changed(changes), cleared=changes
    )
    moved = tuple(_moved(policy, after, student, topic) for student, _ in changes)
    zone, run = course.config.timezone, new_run_name()
    slugs = topics_that_hang_together(course, [topic])
    if is_dry:
        pending = [
            PenaltyChange(student, slug, change)
            for slug in slugs
            for student, change in pending_penalties(course.database, slug, after.terms).items()
        ]
        return ExtendReport(run, moved, tuple(pending), zone, is_dry=True)
    with open_writer(paths, course.database, run) as writer:
        change_extensions(writer, policy, changes)
        write_extensions(writer, after, topic, {student for student, _ in changes})
        renewed = [
            PenaltyChange(student, slug, change)
            for slug in slugs
            for student, change in renew_penalties(writer, slug, after.terms).items()
        ]
    return ExtendReport(run, moved, tuple(renewed), zone)


def _new_deadline(policy: LatePolicy, topic: str, until: str, zone: ZoneInfo) -> datetime | None:
    due = policy.due(topic)
    if due is None:
        raise UsageError(
            f"{topic}: it has no due date, so there is nothing to extend. "
            "Write one into [due] of course.toml and run: autograder setup"
        )
    if not until:
        return None
    try:
        moment = read_deadline(until, zone)
    except ValueError as error:
        raise UsageError(
            f"--until {until!r}: this is no moment: {error}. "
            f"Write one such as {due.astimezone(zone):%Y-%m-%d %H:%M}"
        ) from None
    if moment <= due:
        raise UsageError(
            f"--until {until!r}: {topic} is due later, on {shown_moment(due, zone)}. "
            "Name a moment after that; to take an extension back: --remove"
        )
    return moment


def _students(course: Course, who: WhoIsMeant, topic: str) -> list[str]:
    if who.is_everyone:
        return [EVERYONE]
    known = [student.id for student in read_students(course.database)]
    if who.group:
        return list(read_groups(course, known).require_members(who.group, topic))
    require_students(known, who.students)
    return sorted(set(who.students))


def _moved(before: LatePolicy, after: LatePolicy, student: str, topic: str) -> MovedDeadline:
    old, new = before.deadline(student, topic), after.deadline(student, topic)
    if old is None or new is None:
        raise UsageError(f"{topic}: it has no due date, so there is nothing to extend")
    return MovedDeadline(student, topic, old, new)
