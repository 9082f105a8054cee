"""Cells to notebook: nbformat 4.5 with nbgrader's metadata, the same bytes every time."""

import json
from collections.abc import Sequence
from typing import Any

from autograder.build.source_cells import Role, SourceCell

_SCHEMA_VERSION = 3
_METADATA = {
    "kernelspec": {
        "display_name": "Python 3 (ipykernel)",
        "language": "python",
        "name": "python3",
    },
    "language_info": {"name": "python"},
}
# What nbgrader calls the three kinds: autograded answer, autograder tests, manually graded answer.
_FLAGS: dict[Role, dict[str, bool]] = {
    "answer": {"grade": False, "solution": True, "locked": False, "task": False},
    "check": {"grade": True, "solution": False, "locked": True, "task": False},
    "question": {"grade": True, "solution": True, "locked": False, "task": False},
}


def notebook_bytes(cells: Sequence[SourceCell]) -> bytes:
    """Return the instructor's notebook as it lies in ``source/``, written as nbformat writes."""
    notebook = {
        "cells": [_cell(cell) for cell in cells],
        "metadata": _METADATA,
        "nbformat": 4,
        "nbformat_minor": 5,
    }
    return (json.dumps(notebook, ensure_ascii=False, indent=1, sort_keys=True) + "\n").encode()


def _cell(cell: SourceCell) -> dict[str, Any]:
    ran: dict[str, Any] = {"execution_count": None, "outputs": []} if cell.kind == "code" else {}
    return {
        "cell_type": cell.kind,
        "id": cell.id,
        "metadata": _cell_metadata(cell),
        "source": cell.text.splitlines(keepends=True),
        **ran,
    }


def _cell_metadata(cell: SourceCell) -> dict[str, Any]:
    if cell.is_folded:
        return {"cellView": "form", "jupyter": {"source_hidden": True}}
    if cell.role is None:
        return {}
    flags = _FLAGS[cell.role]
    facts = {"schema_version": _SCHEMA_VERSION, "grade_id": cell.id, **flags}
    return {"nbgrader": {**facts, "points": cell.points} if flags["grade"] else facts}
