"""Once a topic has submissions, its set of cells stays: marks and comments hang on them."""

from collections.abc import Sequence

from autograder.course import Course
from autograder.errors import Fault
from autograder.gradebook.assignments import recorded_cells
from autograder.gradebook.copy import read_released_cells
from autograder.gradebook.database import gradebook_exists
from autograder.gradebook.marks import read_marks

REMEDY = (
    "text, points and tests may still change. Take this change back, or give the new version "
    "a topic of its own"
)


def frozen_faults(course: Course, topic: str, cells: Sequence[str]) -> list[Fault]:
    """Report what is wrong with building a topic of these cells, if it has submissions.

    Parameters
    ----------
    course : Course
        The course.
    topic : str
        Its slug.
    cells : sequence of str
        The graded cells that the build would make: answers, checks, questions.
    """
    students = _who_handed_in(course, topic)
    if not students:
        return []
    before = _cells_before(course, topic)
    changes = [f"+{name}" for name in cells if name not in before]
    changes += [f"-{name}" for name in sorted(before - set(cells))]
    if not before or not changes:
        return []
    count = "1 student has" if len(students) == 1 else f"{len(students)} students have"
    message = (
        f"its graded cells are frozen, because {count} handed in. "
        f"Got {', '.join(changes)}; {REMEDY}"
    )
    return [Fault(course.paths.notebook_text(topic).relative_to(course.paths.root), 1, message)]


def _who_handed_in(course: Course, topic: str) -> set[str]:
    """List the students with a submission, graded or only collected."""
    found = {folder.parent.name for folder in course.paths.submitted.glob(f"*/{topic}")}
    if gradebook_exists(course.database):
        gradebook = read_marks(course.database, [topic])
        found |= {one.student for one in gradebook.submissions}
    return found


def _cells_before(course: Course, topic: str) -> frozenset[str]:
    """Read the cells that students were given: from the gradebook, else from the release."""
    recorded: frozenset[str] = frozenset()
    if gradebook_exists(course.database):
        recorded = recorded_cells(course.database, topic)
    release = course.paths.release_notebook(topic)
    if not recorded and release.exists():
        recorded = frozenset(read_released_cells(release))
    return recorded
