"""Pack the notebook to hand in, and say what a person may want to put right first."""

import sys
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING

from .notebook_cells import Cell, answered_in, find_rivals, unwritten, written_answers
from .terminal_words import FAILED, PASSED, indented, say
from .topic_facts import TopicFacts
from .zip_packing import pack

if TYPE_CHECKING:
    from .notebook_run import CellProblem
    from .results import CheckResult


def refuse_rivals(
    folder: Path, notebook: Path, cells: Sequence[Cell], exercises: Sequence[str]
) -> bool:
    """Refuse to choose between notebooks that hold different answers; say which there are."""
    rivals, _ = find_rivals(folder, notebook, cells, exercises)
    if not rivals:
        return False
    holding = {notebook.name: len(written_answers(cells, exercises)), **rivals}
    most = len(exercises)
    listed = ", ".join(f"{name} ({n} of {most} written)" for name, n in holding.items())
    say(
        f"Nothing was packed: several notebooks here hold answers of their own: {listed}. "
        "Move those that you do not hand in into another folder, and pack again.",
        sys.stderr,
    )
    return True


def hand_in(
    folder: Path,
    facts: TopicFacts,
    notebook: Path,
    cells: list[Cell],
    problems: "Sequence[CellProblem] | None",
    results: "Sequence[CheckResult]",
) -> int:
    """Pack, with warnings and a receipt. ``problems`` is None if the notebook was not run."""
    exercises = list(facts.exercises)
    try:
        packed = pack(folder, facts, notebook, cells)
    except OSError as error:
        say(f"The zip file could not be written: {error}. Copy the folder elsewhere.", sys.stderr)
        return FAILED
    answered = answered_in(cells, exercises)
    missing = [name for name in exercises if name not in answered]
    stubs = unwritten(cells, exercises)
    waiting = [r.exercise for r in results if not r.has_passed and r.exercise in answered]
    waiting = [name for name in waiting if name not in stubs]
    warnings = [f"{problem.place} fails: {problem.message}" for problem in problems or ()]
    warnings += [f"The answer cell of {name} is missing." for name in missing]
    warnings += [f"{name} is not packed: {reason}." for name, reason in packed.left_out.items()]
    warnings += [f"Not written yet: {', '.join(stubs)}."] if stubs else []
    warnings += [f"The self-checks do not pass yet: {', '.join(waiting)}."] if waiting else []
    for warning in warnings:
        say(f"Note: {indented(warning)}")
    if problems is not None and not problems:
        say("The notebook runs from top to bottom.")
    _, others = find_rivals(folder, notebook, cells, exercises)
    if others:
        say(f"Left out, for they hold no answers of their own: {', '.join(others)}.")
    renamed = "" if notebook.stem == facts.topic else f" (your {notebook.name})"
    say(f"Ready to hand in: {packed.target}")
    say(f"It holds {', '.join([f'{packed.contents[0]}{renamed}', *packed.contents[1:]])}.")
    say(f"Receipt: {packed.receipt}. It is the same for as long as the notebook is.")
    return FAILED if warnings else PASSED
