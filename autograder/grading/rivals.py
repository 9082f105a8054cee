"""The other hand-ins of a student, where the best one counts: found, and remembered as compared.

All of them are graded again whenever one must be, for another one may be the best then. Which ones
were compared stands beside them in ``compared.json``.
"""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING

from autograder.collect.kept_hand_ins import candidates_folder
from autograder.errors import RecordError
from autograder.gradebook.database import os_advice
from autograder.grading.fingerprints import SUBMISSION, TIME
from autograder.paths import CoursePaths
from autograder.staging import stage

if TYPE_CHECKING:  # planning asks for rivals
    from autograder.grading.plan import Submitted

_COMPARED = "compared.json"


def with_rivals(
    paths: CoursePaths, latest: "Submitted", look_at: Callable[[Path], "Submitted"]
) -> "Submitted":
    """Add to a submission the other hand-ins of its student.

    Parameters
    ----------
    paths : CoursePaths
        The course.
    latest : Submitted
        What lies in ``submitted/``.
    look_at : callable
        Compares what is stored with the hand-in in another folder.

    Returns
    -------
    Submitted
        The one that was recorded, if it was the best of exactly these and still holds; else the
        latest, with the others as ``rivals``, all to be graded.
    """
    home = candidates_folder(paths, latest.student, latest.topic.slug)
    folders = sorted(folder for folder in home.glob("[!.]*") if folder.is_dir())
    others = [look_at(folder) for folder in folders]
    others = [one for one in others if _facts(one) != _facts(latest)]
    if not others or latest.unreadable:
        return latest
    every = [latest, *others]
    holds = next((one for one in every if one.is_up_to_date), None)
    is_compared = _compared(home) == sorted(map(_facts, every))
    if holds is not None and is_compared:
        rivals = tuple(one for one in every if one is not holds)
        return replace(holds, rivals=rivals, is_compared=True)
    return replace(latest, is_up_to_date=False, rivals=tuple(others), is_compared=is_compared)


def note_compared(paths: CoursePaths, every: Sequence["Submitted"]) -> None:
    """Remember which hand-ins of a student were compared.

    Raises
    ------
    RecordError
        If it cannot be written.
    """
    home = candidates_folder(paths, every[0].student, every[0].topic.slug)
    try:
        stage(home / _COMPARED, json.dumps(sorted(map(_facts, every))).encode()).publish()
    except OSError as error:
        raise RecordError(f"{home / _COMPARED}: {os_advice(error)}") from error


def _compared(home: Path) -> list[str]:
    try:
        facts: list[str] = json.loads((home / _COMPARED).read_bytes())
    except (OSError, ValueError):
        return []
    return facts


def _facts(one: "Submitted") -> str:
    """Hash what was handed in, and when."""
    return f"{one.common.get(SUBMISSION, '')} {one.common.get(TIME, '')}"
