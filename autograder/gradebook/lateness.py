"""How late everybody is: due dates, extensions, times of hand-ins and the course's late rule.

It is read once a run. What one hand-in costs may depend on the student's others: free days of a
budget are spent on what is due first.
"""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from typing import Any
from zoneinfo import ZoneInfo

from nbgrader.api import Assignment, SubmittedAssignment
from sqlalchemy import URL, select

from autograder.config import CourseConfig
from autograder.deadlines import shown_moment
from autograder.gradebook.database import one_transaction
from autograder.gradebook.extensions import EVERYONE, Extensions, Key
from autograder.gradebook.rows import LateTerms
from autograder.late_rules import IN_TIME, Lateness


@dataclass(frozen=True)
class HandInTime:
    """When something was handed in, and the extension that its row has, in nbgrader's own place."""

    moment: datetime | None = None
    extension: timedelta | None = None


class LatePolicy:
    """What lateness costs, for every student and topic.

    Parameters
    ----------
    config : CourseConfig
        The rule, the zone, and the order of the topics.
    due : mapping of str to datetime
        When each topic is due, by the gradebook.
    extensions : Extensions
        What was granted.
    hand_ins : mapping
        What was handed in, by student and topic.
    cleared : collection, optional
        Whose extension was taken back, in what: rows may have it still.
    """

    def __init__(
        self,
        config: CourseConfig,
        due: Mapping[str, datetime],
        extensions: Extensions,
        hand_ins: Mapping[Key, HandInTime],
        cleared: Collection[Key] = (),
    ) -> None:
        self._config = config
        self._zone = ZoneInfo(config.timezone)
        self._due = {topic: due[topic] for topic in config.topics if topic in due}
        self._extensions = extensions
        self._hand_ins = hand_ins
        self._cleared = frozenset(cleared)

    def due(self, topic: str) -> datetime | None:
        """Return when a topic is due for whoever has no extension."""
        return self._due.get(topic)

    def hand_in(self, student: str, topic: str) -> datetime | None:
        """Return when something was handed in; None if nothing was, or nobody wrote it down."""
        return self._hand_ins.get((student, topic), HandInTime()).moment

    def until(self, student: str, topic: str) -> datetime | None:
        """Return the later deadline that a student was granted; None if none was."""
        granted = self._extensions.of(student, topic)
        if granted is not None:
            return granted.until
        is_cleared = not self._cleared.isdisjoint([(student, topic), (EVERYONE, topic)])
        return self._due.get(topic) if is_cleared else None

    def deadline(self, student: str, topic: str) -> datetime | None:
        """Return when a student must hand in, extensions included; None if it is never due."""
        due = self._due.get(topic)
        if due is None:
            return None
        until = self.until(student, topic)
        if until is not None:
            return max(due, until)
        own = self._hand_ins.get((student, topic), HandInTime()).extension
        return due + own if own is not None else due

    def lateness(self, student: str, topic: str, moment: datetime) -> Lateness:
        """Work out how late a hand-in of this moment is, and what it costs."""
        deadline = self.deadline(student, topic)
        if deadline is None or self._config.due_at(topic) is None:
            return IN_TIME
        is_budget = self._config.late.is_budget
        left = self._free_days_before(student, topic) if is_budget else None
        return self._config.late.lateness(deadline, moment, self._zone, left)

    def words(self, student: str, topic: str, moment: datetime) -> str:
        """Report how late a hand-in is, and under which extension."""
        granted = self._extensions.of(student, topic)
        words = self.lateness(student, topic, moment).words
        if granted is None:
            return words
        because = f" ({granted.reason})" if granted.reason else ""
        return f"extended until {shown_moment(granted.until, self._zone)}{because}, {words}"

    def terms(self, student: str, topic: str) -> LateTerms:
        """Return what the writer of rows asks for about one submission."""
        deadline = self.deadline(student, topic)

        def points_off(score: float, seconds_late: float) -> float:
            if deadline is None:
                return 0.0
            moment = deadline + timedelta(seconds=seconds_late)
            return score * self.lateness(student, topic, moment).share

        def words(seconds_late: float) -> str:
            if deadline is None:
                return ""
            return self.words(student, topic, deadline + timedelta(seconds=seconds_late))

        return LateTerms(points_off, self.until(student, topic), words)

    def _free_days_before(self, student: str, topic: str) -> int:
        """Count the free days that are left when all that is due before was paid for."""
        left = self._config.late.free_days or 0
        order = sorted(self._due, key=lambda slug: (self._due[slug], self._place(slug)))
        for slug in order[: order.index(topic)]:
            moment = self.hand_in(student, slug)
            deadline = self.deadline(student, slug)
            if moment is not None and deadline is not None:
                left -= self._config.late.lateness(deadline, moment, self._zone, left).free_used
        return left

    def _place(self, topic: str) -> int:
        return self._config.topics.index(topic)


def read_late_policy(
    url: URL,
    config: CourseConfig,
    extensions: Extensions,
    newly: Mapping[Key, datetime] | None = None,
    cleared: Collection[Key] = (),
) -> LatePolicy:
    """Read what lateness depends on from the gradebook.

    Parameters
    ----------
    url : URL
        The gradebook.
    config : CourseConfig
        The course's settings.
    extensions : Extensions
        What was granted.
    newly : mapping, optional
        When something was handed in that is about to be recorded, by student and topic.
    cleared : collection, optional
        Whose extension was taken back, in what.

    Raises
    ------
    RecordError
        If there is no gradebook, or it cannot be read.
    """
    with one_transaction(url, writes=False) as session:
        assignments: Sequence[Any] = session.execute(
            select(Assignment.id, Assignment.name, Assignment.duedate)
        ).all()
        rows: Sequence[Any] = session.execute(
            select(
                SubmittedAssignment.student_id,
                SubmittedAssignment.assignment_id,
                SubmittedAssignment.timestamp,
                SubmittedAssignment.extension,
            )
        ).all()
    names = {key: name for key, name, _ in assignments}
    due = {name: moment.replace(tzinfo=UTC) for _, name, moment in assignments if moment}
    hand_ins = {
        (student, names[key]): HandInTime(
            None if moment is None else moment.replace(tzinfo=UTC), extension
        )
        for student, key, moment, extension in rows
        if key in names
    }
    for key, moment in (newly or {}).items():
        hand_ins[key] = HandInTime(moment, hand_ins.get(key, HandInTime()).extension)
    return LatePolicy(config, due, extensions, hand_ins, cleared)
