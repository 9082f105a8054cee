"""Who hands in together: the column ``group`` of the roster, and the course's ``groups.csv``."""

from collections.abc import Collection, Iterable, Iterator, Mapping
from dataclasses import dataclass
from pathlib import Path

from autograder.collect.ids import normal_id
from autograder.collect.owners import KnownStudent
from autograder.course import Course
from autograder.errors import CourseTextError, Fault, UsageError
from autograder.gradebook.students import StudentRecord
from autograder.grading.known_names import shortened
from autograder.paths import CoursePaths
from autograder.pipeline.people_table import read_people_table
from autograder.pipeline.roster import ID

COLUMNS = {
    "id": ID,
    "group": ("group", "team", "groupname", "teamname"),
    "topic": ("topic", "assignment"),
}
ALL_TOPICS = ""


@dataclass(frozen=True)
class _Membership:
    student: str
    group: str
    topic: str


class Groups:
    """The groups of a course; those of one topic count there before those of all topics."""

    def __init__(self, memberships: Collection[_Membership] = ()) -> None:
        self._group = {(one.student, one.topic): one.group for one in memberships}
        self._members: dict[tuple[str, str], list[str]] = {}
        for one in sorted(memberships, key=lambda one: one.student):
            self._members.setdefault((one.group, one.topic), []).append(one.student)

    @property
    def names(self) -> list[str]:
        """The names of all groups."""
        return sorted({group for group, _ in self._members})

    def name_of(self, student: str, topic: str) -> str:
        """Return the group of a student in a topic; an empty text if there is none."""
        return self._group.get((student, topic)) or self._group.get((student, ALL_TOPICS), "")

    def all_of(self, student: str) -> tuple[str, ...]:
        """Return the groups of a student, in whichever topics."""
        return tuple(sorted({group for (who, _), group in self._group.items() if who == student}))

    def members(self, group: str, topic: str) -> tuple[str, ...]:
        """Return who is in a group in a topic; nobody, if it does not exist."""
        everyone = {
            student
            for (name, where), students in self._members.items()
            if name == group and where in (topic, ALL_TOPICS)
            for student in students
        }
        return tuple(sorted(who for who in everyone if self.name_of(who, topic) == group))

    def partners(self, student: str, topic: str) -> tuple[str, ...]:
        """Return those who hand in together with a student, without the student."""
        group = self.name_of(student, topic)
        return tuple(who for who in self.members(group, topic) if who != student) if group else ()

    def require_members(self, group: str, topic: str) -> tuple[str, ...]:
        """Return who is in a group.

        Raises
        ------
        UsageError
            If there is no such group.
        """
        found = self.members(group, topic)
        if not found:
            there = f"There are: {shortened(self.names)}" if self.names else "There are no groups"
            raise UsageError(
                f"--group {group}: there is no such group in {topic}. {there}. "
                "Write it into groups.csv (columns group, id), or into a column group of the roster"
            )
        return found


def groups_file(paths: CoursePaths) -> Path:
    """Where a course says who hands in together."""
    return paths.root / "groups.csv"


def read_groups(course: Course, students: Collection[str]) -> Groups:
    """Read the groups of a course; ``groups.csv`` counts before the roster.

    Raises
    ------
    CourseTextError
        If ``groups.csv`` names a student or a topic that nobody knows, or somebody twice.
    """
    file = groups_file(course.paths)
    named = {one: (one.student, one.topic) for one in _of_roster(course.paths, students)}
    if not file.exists():
        return Groups(list(named))
    table = read_people_table(file, file.read_bytes(), COLUMNS, "group")
    faults, seen = list(table.faults), dict[tuple[str, str], int]()
    own: list[_Membership] = []
    if table.rows and "id" not in table.columns:
        faults.append(Fault(file, 1, "there is no column with ids. Name one of the columns: id"))
        raise CourseTextError(faults)
    for line, values in table.rows:
        one = _membership(values)
        fault = _fault_of(one, students, course.config.topics)
        earlier = seen.setdefault((one.student, one.topic), line)
        if not fault and earlier != line:
            fault = f"{one.student} is in a group already, by line {earlier}. Take one of them out."
        if fault:
            faults.append(Fault(file, line, fault))
        own.append(one)
    if faults:
        raise CourseTextError(faults)
    taken = {(one.student, one.topic) for one in own}
    return Groups([*own, *(one for one, key in named.items() if key not in taken)])


def known_students(students: Iterable[StudentRecord], groups: Groups) -> tuple[KnownStudent, ...]:
    """Return the students of the gradebook with all names that a platform may use for them."""
    return tuple(
        KnownStudent(one.id, one.last_name, one.first_name, groups.all_of(one.id))
        for one in students
    )


def _of_roster(paths: CoursePaths, students: Collection[str]) -> Iterator[_Membership]:
    """Read the groups in the roster's own column, if it has one."""
    if not paths.roster.exists():
        return
    table = read_people_table(paths.roster, paths.roster.read_bytes(), COLUMNS, "id")
    known = set(students)
    for _, values in table.rows:
        one = _membership({**values, "topic": ALL_TOPICS})
        if one.group and one.student in known:
            yield one


def _membership(values: Mapping[str, str]) -> _Membership:
    student = normal_id(values.get("id", ""))
    return _Membership(student, values.get("group", ""), values.get("topic", ALL_TOPICS))


def _fault_of(one: _Membership, students: Collection[str], topics: Collection[str]) -> str:
    if one.student not in students:
        return f"the gradebook has no student {one.student}. Correct the id."
    if not one.group:
        return f"{one.student} is in no group. Name it, or take the line out."
    if one.topic and one.topic not in topics:
        return f"no topic is named {one.topic}. Correct it, or leave it out for all topics."
    return ""
