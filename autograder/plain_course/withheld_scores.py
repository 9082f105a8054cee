"""A score is withheld where a graded cell lost points to what the sandbox itself refused it.

Everything else of the submission is recorded, and its copy stays, so that a person can mark it.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from nbgrader.api import Gradebook, MissingEntry
from nbgrader.preprocessors import NbGraderPreprocessor, SaveAutoGrades

from autograder.plain_course.nbgrader_course import resolve

NO_SCORE = "`{cell}` in {notebook}.ipynb has no score: {reason}"


class WithholdScores(NbGraderPreprocessor):  # type: ignore[misc]
    """Stands behind ``SaveAutoGrades``: takes back what it gave to such cells."""

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Leave the cells to a person that earned less than there is to earn."""
        converter, facts = self.parent.parent, resources["nbgrader"]
        where = facts["notebook"], facts["assignment"], facts["student"]
        with Gradebook(facts["db_url"]) as gradebook:
            for cell, reason in _short_of_points(gradebook, converter.refused, where):
                converter.withheld.append(
                    NO_SCORE.format(cell=cell, notebook=facts["notebook"], reason=reason)
                )
            gradebook.db.commit()
        return nb, resources


def _short_of_points(
    gradebook: Any, refused: Mapping[str, str], where: tuple[str, str, str]
) -> Iterator[tuple[str, str]]:
    """Take back the scores of refused cells, unless nothing was lost; name the cells."""
    for cell, reason in refused.items():
        try:
            grade = gradebook.find_grade(cell, *where)
        except MissingEntry:
            continue
        if grade.auto_score is not None and grade.auto_score < grade.max_score:
            grade.auto_score, grade.needs_manual_grade = None, True
            yield cell, reason


def with_withholding(preprocessors: Iterable[Any]) -> list[Any]:
    """Put the preprocessor behind the one that saves scores."""
    listed: list[Any] = []
    for one in preprocessors:
        listed.append(one)
        found = resolve(one)
        if isinstance(found, type) and issubclass(found, SaveAutoGrades):
            listed.append(WithholdScores)
    return listed
