"""Set the gradebook up: database, assignments, due dates and cells. Safe to repeat."""

from dataclasses import dataclass

from autograder.course import Course
from autograder.gradebook.assignments import (
    AssignmentChange,
    PlannedAssignment,
    assignment_names,
    record_assignments,
)
from autograder.gradebook.database import create_database, database_faults


@dataclass(frozen=True)
class SetupReport:
    """What setting up changed.

    Attributes
    ----------
    is_new : bool
        Whether the database was made.
    assignments : tuple of AssignmentChange
        One for each topic that is built, in the order of the course.
    not_built : tuple of str
        Topics of the course without a source notebook yet.
    left_over : tuple of str
        Assignments of the gradebook that the course does not name; they are kept.
    """

    is_new: bool
    assignments: tuple[AssignmentChange, ...]
    not_built: tuple[str, ...]
    left_over: tuple[str, ...]

    @property
    def is_change(self) -> bool:
        """Whether anything was written."""
        return self.is_new or any(change.is_change for change in self.assignments)


def set_up(course: Course) -> SetupReport:
    """Create the gradebook if there is none, and bring its assignments up to date.

    Raises
    ------
    RecordError
        If the gradebook cannot be written, or the cells of a topic with submissions would change.
    """
    paths, config = course.paths, course.config
    built = [slug for slug in config.topics if paths.source_notebook(slug).is_file()]
    planned = [
        PlannedAssignment(slug, paths.source_notebook(slug), config.due_at(slug)) for slug in built
    ]
    is_new = create_database(course.database)
    _make_exchange(course)
    changes = record_assignments(course.database, planned, course.nbgrader_settings)
    left_over = assignment_names(course.database) - set(config.topics)
    not_built = tuple(slug for slug in config.topics if slug not in built)
    return SetupReport(is_new, tuple(changes), not_built, tuple(sorted(left_over)))


def _make_exchange(course: Course) -> None:
    """Make the folder of nbgrader's exchange, for this user alone; a class names another."""
    with database_faults(course.database):
        course.paths.exchange.mkdir(exist_ok=True)
