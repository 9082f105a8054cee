"""Run the notebook and the self-checks from the terminal, and show what came of it."""

import argparse
import json
from dataclasses import asdict
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any

from .needed_cells import names_in_check, needed_cells
from .notebook_cells import find_notebook
from .packing import hand_in, refuse_rivals
from .slow_notice import time_budget, without_notice
from .terminal_words import FAILED, PASSED, can_write, indented, is_coloured, say, show_hint
from .topic_facts import TopicFacts

if TYPE_CHECKING:
    from .notebook_run import CellProblem, NotebookRun
    from .results import CheckResult


def check_all(
    folder: Path,
    facts: TopicFacts,
    options: argparse.Namespace,
    needs: type,
    testing: ModuleType,
) -> int:
    """Run what is wanted of the notebook and of the self-checks, and show or pack it.

    With names, only what these exercises need is run, and no experiment. ``testing`` is the
    module that runs them, which needs NumPy and pytest.
    """
    exercises = list(facts.exercises)
    notebook, cells = find_notebook(folder, facts.topic, exercises)
    if options.pack and refuse_rivals(folder, notebook, cells, exercises):
        return FAILED
    names = options.names or exercises
    needed = cells
    if options.names or options.stream:
        called = [
            c for name in names for c in names_in_check(folder / f"selfchecks/test_{name}.py")
        ]
        needed = needed_cells(cells, [*names, *called], exercises)
    if options.stream:
        run = testing.run_cells(needed, exercises, needs, without_notice)
        return _stream(notebook, names, facts, testing, run)
    run = testing.run_cells(needed, exercises, needs, time_budget)
    results = []
    for name in names:
        with time_budget(f"The check of {name}"):
            results.append(testing.check_exercise(name, run.namespace, facts, run.broken))
    if options.json:
        say(json.dumps(_as_data(facts, notebook, run.problems, results), indent=2))
    elif options.pack:
        return hand_in(folder, facts, notebook, cells, run.problems, results)
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


def _stream(
    notebook: Path, names: list[str], facts: TopicFacts, testing: ModuleType, run: "NotebookRun"
) -> int:
    """Write a record for each exercise as soon as it is known, one JSON object a line."""
    _record("notebook", name=notebook.name)
    for problem in run.problems:
        if not problem.follows:
            _record("problem", text=f"{problem.place}: {problem.message}")
    for name in names:
        _record("begins", name=name)
        result: CheckResult = testing.check_exercise(name, run.namespace, facts, run.broken)
        text = result.as_text(
            is_coloured=is_coloured(), is_plain=not can_write("✓✗○■"), wanted=result.first_failure
        )
        _record(
            "exercise",
            exercise=name,
            passed=result.has_passed,
            status=result.status,
            worth=result.worth,
            text=text,
        )
    return PASSED


def _record(kind: str, **facts: Any) -> None:
    say(json.dumps({"kind": kind, **facts}))


def _show(notebook: Path, problems: "list[CellProblem]", results: "list[CheckResult]") -> None:
    say(f"{notebook.name}\n")
    said = "\n".join(row.message for result in results for row in result.rows)
    for problem in problems:
        followers = [other.place for other in problems if other.follows == problem.number]
        if problem.follows or problem.message in said:
            continue
        say(f"{problem.place}: {indented(problem.message)}")
        if followers:
            say(f"    Because of that, {_counted(followers)} as well: {'; '.join(followers)}.")
        say("")
    for result in results:
        say(result.as_text(is_coloured=is_coloured(), is_plain=not can_write("✓✗○■")) + "\n")
    hidden = [problem.place for problem in problems if problem.message in said]
    if hidden:
        say(f"For a reason named above, {_counted(hidden)}: {'; '.join(hidden)}.\n")
    if len(results) > 1:
        say(_total(results))


def _counted(places: list[str]) -> str:
    return "one cell fails" if len(places) == 1 else f"{len(places)} cells fail"


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
