"""What the kind way does instead, where nbgrader's own steps harm a student."""

import contextlib
from collections.abc import Iterable
from typing import Any

from nbformat.notebooknode import from_dict
from nbgrader.nbgraderformat import MetadataValidator
from nbgrader.preprocessors import DeduplicateIds, NbGraderPreprocessor, SaveAutoGrades
from nbgrader.utils import is_grade

from autograder.plain_course.nbgrader_course import resolve


class KindMetadata(NbGraderPreprocessor):  # type: ignore[misc]
    """Brings the metadata of cells to the form of today, as ``nbgrader update`` would.

    nbgrader stops the assignment at older forms, and at a graded cell that was copied; it fails a
    submission in which points are text.
    """

    def preprocess(self, nb: Any, resources: Any) -> tuple[Any, Any]:
        """Update every cell."""
        for cell in nb.cells:
            points = cell.metadata.get("nbgrader", {}).get("points")
            if is_grade(cell) and isinstance(points, str):
                with contextlib.suppress(ValueError):
                    cell.metadata.nbgrader["points"] = float(points or 0)
        return MetadataValidator().upgrade_notebook_metadata(nb), resources


class KindScores(SaveAutoGrades):  # type: ignore[misc]
    """Scores a cell by its errors and values; text on standard error does not count."""

    def _add_score(self, cell: Any, resources: Any) -> None:
        shown = from_dict(cell)  # type: ignore[no-untyped-call]
        if cell.cell_type == "code":
            shown.outputs = [o for o in cell.outputs if o.get("name") != "stderr"]
        super()._add_score(shown, resources)


def kind_list(preprocessors: Iterable[Any], *, is_first: bool) -> list[Any]:
    """Put the kind parts into a list of preprocessors: that of the first or of the second pass."""
    listed = [KindScores if resolve(one) is SaveAutoGrades else one for one in preprocessors]
    if is_first:
        classes = [resolve(one) for one in listed]
        behind = classes.index(DeduplicateIds) + 1 if DeduplicateIds in classes else 0
        listed.insert(behind, KindMetadata)
    return listed
