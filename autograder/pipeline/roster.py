"""Take over a list of students: into the gradebook, and as ``roster.csv`` of the course."""

from dataclasses import dataclass
from pathlib import Path

from autograder.collect.ids import MAX_LENGTH, fault_of_id, normal_id
from autograder.course import Course
from autograder.errors import CourseTextError, Fault, RecordError, UsageError
from autograder.gradebook.database import database_faults
from autograder.gradebook.students import StudentChanges, StudentRecord, record_students
from autograder.pipeline.people_table import read_people_table
from autograder.staging import stage

ID = ("id", "student", "studentid", "username", "user", "userid", "login", "sisloginid")
COLUMNS = {
    "id": ID,
    "last_name": ("lastname", "surname", "familyname"),
    "first_name": ("firstname", "givenname", "forename"),
    "email": ("email", "mail", "emailaddress"),
}
"""The columns of a roster, and the headings that stand for each, blanks and signs left out."""


@dataclass(frozen=True)
class RosterReport:
    """What a roster changed in the gradebook."""

    students: int
    changes: StudentChanges


def take_roster(course: Course, file: Path) -> RosterReport:
    """Read a roster, record its students and keep a copy of it.

    Raises
    ------
    UsageError
        If the file cannot be opened.
    CourseTextError
        If its lines have faults; all of them are named.
    RecordError
        If the gradebook or the copy cannot be written.
    """
    try:
        content = file.read_bytes()
    except OSError as error:
        message = f"{file}: cannot be read. Got: {error.strerror}. Name a CSV file"
        raise UsageError(message) from error
    students = read_roster(file, content)
    with database_faults(course.database):
        copy = stage(course.paths.roster, content)
    try:
        changes = record_students(course.database, students)
    except RecordError:
        copy.discard()
        raise
    copy.publish()
    return RosterReport(len(students), changes)


def read_roster(file: Path, content: bytes) -> list[StudentRecord]:
    """Read the lines of a roster; CourseTextError with every fault and its line."""
    table = read_people_table(file, content, COLUMNS, "id")
    lines = [
        (number, StudentRecord(**{**values, "id": normal_id(values["id"])}))
        for number, values in table.rows
    ]
    faults = [*table.faults, *_faults(file, lines)]
    if faults:
        raise CourseTextError(faults)
    return [student for _, student in lines]


def _faults(file: Path, lines: list[tuple[int, StudentRecord]]) -> list[Fault]:
    faults = []
    seen: dict[str, int] = {}
    for number, student in lines:
        fault = fault_of_id(student.id)
        if fault:
            faults.append(Fault(file, number, f"the student id {fault}. Write another id."))
            continue
        earlier = seen.setdefault(student.id.casefold(), number)
        if earlier != number:
            message = f"the id {student.id} stands in line {earlier} already. Take one of them out."
            faults.append(Fault(file, number, message))
        for value in (student.last_name, student.first_name, student.email):
            if len(value) > MAX_LENGTH:
                message = f"a name of {len(value)} characters; at most {MAX_LENGTH} can be stored."
                faults.append(Fault(file, number, message))
    return faults
