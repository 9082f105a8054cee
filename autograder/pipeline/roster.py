"""Take over a list of students: into the gradebook, and as ``roster.csv`` of the course."""

import codecs
import csv
import io
from dataclasses import dataclass
from pathlib import Path

from autograder.collect.ids import MAX_LENGTH, fault_of_id, normal_id
from autograder.course import Course
from autograder.errors import CourseTextError, Fault, RecordError, UsageError
from autograder.gradebook.database import database_faults
from autograder.gradebook.students import StudentChanges, StudentRecord, record_students
from autograder.staging import stage

COLUMNS = {
    "id": ("id", "student", "studentid", "username", "user", "userid", "login", "sisloginid"),
    "last_name": ("lastname", "surname", "familyname"),
    "first_name": ("firstname", "givenname", "forename"),
    "email": ("email", "mail", "emailaddress"),
}
"""The columns of a roster, and the headings that stand for each, blanks and signs left out."""

_DELIMITERS = ",;\t"
_NO_TAGS = str.maketrans("<>", "‹›")  # formgrader writes names into its pages as they are
_UTF_16 = (codecs.BOM_UTF16_LE, codecs.BOM_UTF16_BE)


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
    text = _decode(content)
    first_line = text.lstrip().partition("\n")[0]
    delimiter = max(_DELIMITERS, key=first_line.count)
    reader = csv.reader(io.StringIO(text, newline=""), delimiter=delimiter)
    faults: list[Fault] = []
    lines: list[tuple[int, StudentRecord]] = []
    columns: dict[str, int] | None = None
    try:
        for row in reader:
            if not any(value.strip() for value in row):
                continue
            if columns is None:
                columns = _columns(row)
                if "id" not in columns:
                    faults.append(Fault(file, reader.line_num, _no_id_column(row)))
                    break
            else:
                lines.append((reader.line_num, _student(row, columns)))
    except csv.Error as error:
        faults.append(Fault(file, reader.line_num, f"this is no CSV: {error}."))
    if not lines and not faults:
        faults.append(Fault(file, 1, "there are no students. Got an empty list. Write one a line."))
    faults += _faults(file, lines)
    if faults:
        raise CourseTextError(faults)
    return [student for _, student in lines]


def _decode(content: bytes) -> str:
    """Read the encodings that spreadsheets write."""
    if content.startswith(_UTF_16):
        return content.decode("utf-16", errors="replace")
    try:
        return content.decode("utf-8-sig")
    except UnicodeDecodeError:
        return content.decode("cp1252", errors="replace")


def _columns(header: list[str]) -> dict[str, int]:
    names = ["".join(filter(str.isalnum, heading)).lower() for heading in header]
    return {
        column: names.index(name)
        for column, spellings in COLUMNS.items()
        for name in reversed(spellings)
        if name in names
    }


def _no_id_column(header: list[str]) -> str:
    got = ", ".join(header)
    return f"there is no column with ids. Got the headings {got}. Name one of them: id"


def _student(row: list[str], columns: dict[str, int]) -> StudentRecord:
    values = {
        name: " ".join(row[column].split()).translate(_NO_TAGS) if column < len(row) else ""
        for name, column in columns.items()
    }
    return StudentRecord(**{**values, "id": normal_id(values["id"])})


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
