"""Students in the gradebook. Nobody is ever deleted: marks hang on them."""

from collections.abc import Sequence
from dataclasses import dataclass

from nbgrader.api import Student
from sqlalchemy import URL, select
from sqlalchemy.orm import Session

from autograder.gradebook.database import one_transaction


@dataclass(frozen=True)
class StudentRecord:
    """One student, as the roster has them."""

    id: str
    last_name: str = ""
    first_name: str = ""
    email: str = ""


@dataclass(frozen=True)
class StudentChanges:
    """What a roster changed; ``vanished`` are in the gradebook, but no longer in the roster."""

    added: tuple[str, ...] = ()
    updated: tuple[str, ...] = ()
    vanished: tuple[str, ...] = ()


def record_students(url: URL, students: Sequence[StudentRecord]) -> StudentChanges:
    """Add and update students in one transaction; report, and keep, those not in the roster.

    Raises
    ------
    RecordError
        If the gradebook cannot be written.
    """
    added, updated = [], []
    with one_transaction(url, writes=True) as session:
        rows = {row.id: row for row in session.scalars(select(Student))}
        for student in students:
            fields = _fields(student)
            row = rows.get(student.id)
            if row is None:
                session.add(Student(id=student.id, **fields))
                added.append(student.id)
            elif any(getattr(row, name) != value for name, value in fields.items()):
                for name, value in fields.items():
                    setattr(row, name, value)
                updated.append(student.id)
        vanished = sorted(rows.keys() - {student.id for student in students})
    return StudentChanges(tuple(added), tuple(updated), tuple(vanished))


def add_unknown_students(url: URL, ids: Sequence[str]) -> tuple[str, ...]:
    """Add students of whom only the id is known; those already there are left alone."""
    with one_transaction(url, writes=True) as session:
        known = set(session.scalars(select(Student.id)))
        new = tuple(sorted(set(ids) - known))
        session.add_all([Student(id=name) for name in new])
    return new


def read_students(url: URL) -> tuple[StudentRecord, ...]:
    """Read all students in the gradebook, by id."""
    with one_transaction(url, writes=False) as session:
        return students_in(session)


def students_in(session: Session) -> tuple[StudentRecord, ...]:
    """Read all students within a transaction of the caller's."""
    rows = sorted(session.scalars(select(Student)), key=lambda row: str(row.id))
    return tuple(
        StudentRecord(row.id, row.last_name or "", row.first_name or "", row.email or "")
        for row in rows
    )


def _fields(student: StudentRecord) -> dict[str, str | None]:
    """Fields as nbgrader has them: what is not known is null, not empty."""
    return {
        "last_name": student.last_name or None,
        "first_name": student.first_name or None,
        "email": student.email or None,
    }
