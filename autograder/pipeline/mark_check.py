"""What ``doctor`` says of marks: which ones something else than this program has written."""

from collections.abc import Mapping

from sqlalchemy import URL

from autograder.authoring.assignment import read_topic
from autograder.config import read_course
from autograder.errors import CourseTextError
from autograder.gradebook.ledger import read_ledger
from autograder.gradebook.mark_audit import AuditFinding, audit_marks
from autograder.gradebook.marks import read_marks
from autograder.paths import CoursePaths


def check_marks(paths: CoursePaths, database: URL) -> tuple[tuple[str, ...], int]:
    """Compare all marks with the ledger.

    Parameters
    ----------
    paths : CoursePaths
        The course.
    database : URL
        Its gradebook.

    Returns
    -------
    tuple
        A sentence for each mark that something else changed, and how many marks people gave
        outside of the ledger, which is their right.

    Raises
    ------
    AutograderError
        If the gradebook or the course cannot be read.
    """
    found = audit_marks(read_marks(database), read_ledger(paths.ledger), _items(paths))
    changed = tuple(_sentence(one) for one in found if not one.is_by_person)
    return changed, sum(one.is_by_person for one in found)


def _items(paths: CoursePaths) -> Mapping[str, Mapping[str, str]]:
    """Name the graded cells of each topic as the ledger does."""
    items: dict[str, dict[str, str]] = {}
    for slug in read_course(paths.root).topics:
        try:
            topic = read_topic(paths, slug)
        except CourseTextError:  # its author is at work; its marks are named by their cells
            continue
        items[slug] = {exercise.check_cell: exercise.name for exercise in topic.exercises}
        items[slug] |= {question.cell: question.id for question in topic.questions}
    return items


def _sentence(found: AuditFinding) -> str:
    ledger, gradebook = (_number(mark) for mark in (found.in_ledger, found.in_gradebook))
    whose = f"{found.student}/{found.topic}: {found.item}"
    return f"{whose} is {gradebook} in the gradebook and {ledger} in the ledger"


def _number(mark: float | None) -> str:
    return "without a mark" if mark is None else f"{mark:g}"
