"""Run the notebook and the self-checks from the terminal, and show or pack what came of it."""

import argparse
import json
import os
import sys
from dataclasses import asdict
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .notebook_cells import Cell, answered_in, find_notebook, find_rivals, written_answers
from .slow_notice import time_budget
from .terminal_words import FAILED, PASSED, say, show_hint
from .topic_facts import TopicFacts
from .zip_packing import pack

if TYPE_CHECKING:
    from .notebook_run import CellProblem
    from .results import CheckResult


def check_all(
    folder: Path,
    facts: TopicFacts,
    options: argparse.Namespace,
    needs: type,
    testing: ModuleType,
) -> int:
    """Run the notebook and all self-checks that are wanted, and show or pack them.

    ``testing`` is the module that runs them, which needs NumPy and pytest.
    """
    notebook, cells = find_notebook(folder, facts.topic, list(facts.exercises))
    run = testing.run_cells(cells, list(facts.exercises), needs, time_budget)
    names = options.names or list(facts.exercises)
    results = []
    for name in names:
        with time_budget(f"The check of {name}"):
            results.append(testing.check_exercise(name, run.namespace, facts))
    if options.json:
        say(json.dumps(_as_data(facts, notebook, run.problems, results), indent=2))
    elif options.pack:
        return _pack(folder, facts, notebook, cells, run.problems, results)
    elif options.hint:
        waiting = [result.exercise for result in results if not result.has_passed]
        if not waiting:
            say("All self-checks pass: no hint is needed.")
            return PASSED
        return show_hint(facts, waiting[0], options.hint)
    else:
        _show(notebook, run.problems, results)
        say(testing.MORE)
    return PASSED if all(result.has_passed for result in results) else FAILED


def _show(notebook: Path, problems: "list[CellProblem]", results: "list[CheckResult]") -> None:
    is_coloured = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    is_plain = not _can_write("✓✗○■")
    say(f"{notebook.name}\n")
    for problem in problems:
        say(f"{problem.place}: {_indented(problem.message)}\n")
    for result in results:
        say(result.as_text(is_coloured=is_coloured, is_plain=is_plain) + "\n")
    if len(results) > 1:
        say(_total(results))


def _total(results: "list[CheckResult]") -> str:
    def points(*, is_bonus: bool) -> str:
        chosen = [result for result in results if result.is_bonus is is_bonus]
        earned, possible = (sum(r.points for r in chosen), sum(r.max_points for r in chosen))
        return f"{earned:g} of {possible:g}"

    bonus = f", bonus {points(is_bonus=True)}" if any(r.is_bonus for r in results) else ""
    return f"Self-checks of all: {points(is_bonus=False)} points{bonus}."


def _as_data(
    facts: TopicFacts, notebook: Path, problems: "list[CellProblem]", results: "list[CheckResult]"
) -> dict[str, Any]:
    return {
        "topic": facts.topic,
        "notebook": notebook.name,
        "cells": [asdict(problem) for problem in problems],
        "exercises": [result.as_data() for result in results],
    }


def _pack(
    folder: Path,
    facts: TopicFacts,
    notebook: Path,
    cells: list[Cell],
    problems: "list[CellProblem]",
    results: "list[CheckResult]",
) -> int:
    """Pack, and warn about what a person may want to put right first."""
    exercises = list(facts.exercises)
    rivals, others = find_rivals(folder, notebook, cells, exercises)
    if rivals:
        holding = {notebook.name: len(written_answers(cells, exercises)), **rivals}
        listed = ", ".join(f"{name} ({n} of {len(exercises)})" for name, n in holding.items())
        say(
            f"Nothing was packed: several notebooks here hold answers of their own, {listed} "
            "written. Move those that you do not hand in into another folder, and pack again.",
            sys.stderr,
        )
        return FAILED
    try:
        target, contents, left_out = pack(folder, facts, notebook, cells)
    except OSError as error:
        say(f"The zip file could not be written: {error}. Copy the folder elsewhere.", sys.stderr)
        return FAILED
    answered = answered_in(cells, list(facts.exercises))
    missing = [name for name in facts.exercises if name not in answered]
    waiting = [r.exercise for r in results if not r.has_passed and r.exercise in answered]
    warnings = [f"{problem.place} fails: {problem.message}" for problem in problems]
    warnings += [f"The answer cell of {name} is missing." for name in missing]
    warnings += [f"{name} is not packed: {reason}." for name, reason in left_out.items()]
    warnings += [f"The self-checks do not pass yet: {', '.join(waiting)}."] if waiting else []
    for warning in warnings:
        say(f"Note: {_indented(warning)}")
    say(f"Ready to hand in: {target}\nIt holds {', '.join(contents)}.")
    if notebook.stem != facts.topic:
        say(f"The notebook in it is {notebook.name}.")
    if others:
        say(f"Left out, for they hold no answers of their own: {', '.join(others)}.")
    return FAILED if warnings else PASSED


def _indented(text: str) -> str:
    return text.replace("\n", "\n    ")


def _can_write(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
