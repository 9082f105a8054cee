"""Read what nbgrader's gradebook holds of one submission."""

from dataclasses import dataclass
from typing import Any

from nbgrader.api import MissingEntry


@dataclass(frozen=True)
class NotebookMark:
    """The score of one notebook; ``unscored`` counts cells without any score."""

    notebook: str
    score: float
    max_score: float
    penalty: float
    needs_person: bool
    unscored: int


def marks_in(gradebook: Any, assignment: str, student: str) -> tuple[NotebookMark, ...]:
    """Return the marks of all notebooks; nothing if there is no such submission."""
    try:
        submission = gradebook.find_submission(assignment, student)
    except (MissingEntry, UnicodeEncodeError):  # no database holds such a name
        return ()
    return tuple(
        NotebookMark(
            notebook.name,
            notebook.score,
            notebook.max_score,
            notebook.late_submission_penalty or 0.0,
            any(grade.needs_manual_grade for grade in notebook.grades),
            sum(g.auto_score is None and g.manual_score is None for g in notebook.grades),
        )
        for notebook in sorted(submission.notebooks, key=lambda one: one.name)
    )
