"""The command line of ``selfcheck.py``."""

import argparse
import contextlib
import json
import os
import subprocess
import sys
import time
from collections.abc import Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from .notebook import Cell, CellProblem, NotebookError, answered_in, find_notebook, run_cells
from .packing import pack
from .patience import patience
from .results import MORE, CheckResult, number
from .running import TopicFacts, check_exercise, explain_unknown_name, read_topic_facts

PASSED, FAILED, USAGE, INTERRUPTED = 0, 1, 2, 130
POLL_SECONDS = 0.3


def main(folder: Path, arguments: Sequence[str], description: str | None, needs: type) -> int:
    """Do what the arguments say and return the exit code.

    ``needs`` is handed to the notebook's cells, which import it from ``selfcheck``.
    """
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    facts = read_topic_facts()
    options = _read_arguments(arguments, description)
    unknown = [name for name in options.names if name not in facts.exercises]
    if unknown:
        _say(explain_unknown_name(unknown[0], list(facts.exercises)), sys.stderr)
        return USAGE
    try:
        if options.hint and options.names:
            return _show_hint(facts, options.names[0], options.hint)
        if options.watch:
            return _watch(folder, options.names)
        with contextlib.chdir(folder):
            return _check(folder, facts, options, needs)
    except NotebookError as error:
        _say(str(error), sys.stderr)
        return USAGE
    except KeyboardInterrupt:
        _say("Stopped.", sys.stderr)
        return INTERRUPTED


def _read_arguments(arguments: Sequence[str], description: str | None) -> argparse.Namespace:
    parser = argparse.ArgumentParser(
        prog="python selfcheck.py",
        description=description,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        epilog="Exit code: 0 all self-checks pass, 1 some do not, 2 wrong usage.",
    )
    parser.add_argument(
        "names", nargs="*", metavar="NAME", help="exercises to check (default: all)"
    )
    parser.add_argument(
        "--hint",
        nargs="?",
        const="1",
        metavar="N",
        help="show a hint: the first is gentle, --hint 2 is plainer, and so on; without a NAME "
        "it is for the first exercise that does not pass",
    )
    parser.add_argument("--watch", action="store_true", help="check again whenever a file is saved")
    parser.add_argument("--json", action="store_true", help="print the verdicts as JSON")
    parser.add_argument("--pack", action="store_true", help="make the zip file to hand in")
    options = parser.parse_intermixed_args(arguments)
    if options.hint and not options.hint.isdigit():  # ``--hint fit_line``: the word is a NAME
        options.names.append(options.hint)
        options.hint = "1"
    if sum([options.watch, options.json, options.pack, bool(options.hint)]) > 1:
        parser.error("choose one of --hint, --watch, --json and --pack")
    options.hint = int(options.hint or 0)
    return options


def _check(folder: Path, facts: TopicFacts, options: argparse.Namespace, needs: type) -> int:
    notebook, cells = find_notebook(folder, facts.topic, list(facts.exercises))
    run = run_cells(cells, list(facts.exercises), needs)
    names = options.names or list(facts.exercises)
    results = []
    for name in names:
        with patience(f"The check of {name}"):
            results.append(check_exercise(name, run.namespace))
    if options.json:
        _say(json.dumps(_as_data(facts, notebook, run.problems, results), indent=2))
    elif options.pack:
        return _pack(folder, facts, notebook, cells, run.problems, results)
    elif options.hint:
        waiting = [result.exercise for result in results if not result.has_passed]
        if not waiting:
            _say("All self-checks pass: no hint is needed.")
            return PASSED
        return _show_hint(facts, waiting[0], options.hint)
    else:
        _show(notebook, run.problems, results)
    return PASSED if all(result.has_passed for result in results) else FAILED


def _show(notebook: Path, problems: list[CellProblem], results: list[CheckResult]) -> None:
    is_coloured = sys.stdout.isatty() and "NO_COLOR" not in os.environ
    is_plain = not _can_write("✓✗○■")
    _say(f"{notebook.name}\n")
    for problem in problems:
        _say(f"Cell [{problem.number}]: {_indented(problem.message)}\n")
    for result in results:
        _say(result.as_text(is_coloured=is_coloured, is_plain=is_plain) + "\n")
    if len(results) > 1:
        _say(_total(results))
    _say(MORE)


def _total(results: list[CheckResult]) -> str:
    def points(*, is_bonus: bool) -> str:
        chosen = [result for result in results if result.is_bonus is is_bonus]
        earned, possible = (sum(r.points for r in chosen), sum(r.max_points for r in chosen))
        return f"{number(earned)} of {number(possible)}"

    bonus = f", bonus {points(is_bonus=True)}" if any(r.is_bonus for r in results) else ""
    return f"Self-checks of all: {points(is_bonus=False)} points{bonus}."


def _as_data(
    facts: TopicFacts, notebook: Path, problems: list[CellProblem], results: list[CheckResult]
) -> dict[str, Any]:
    return {
        "topic": facts.topic,
        "notebook": notebook.name,
        "cells": [asdict(problem) for problem in problems],
        "exercises": [result.as_data() for result in results],
    }


def _show_hint(facts: TopicFacts, exercise: str, wanted: int) -> int:
    hints = facts.exercises[exercise].get("hints") or ["There is no hint for this exercise."]
    place = min(wanted, len(hints))
    _say(f"{exercise}, hint {place} of {len(hints)}: {hints[place - 1]}")
    if place < len(hints):
        _say(f"The next one: python selfcheck.py {exercise} --hint {place + 1}")
    return PASSED


def _pack(
    folder: Path,
    facts: TopicFacts,
    notebook: Path,
    cells: list[Cell],
    problems: list[CellProblem],
    results: list[CheckResult],
) -> int:
    """Pack, and warn about what a person may want to mend first."""
    try:
        target, contents = pack(folder, facts.topic, notebook, cells)
    except OSError as error:
        _say(f"The zip file could not be written: {error}. Copy the folder elsewhere.", sys.stderr)
        return FAILED
    answered = answered_in(cells, list(facts.exercises))
    missing = [name for name in facts.exercises if name not in answered]
    waiting = [r.exercise for r in results if not r.has_passed and r.exercise in answered]
    warnings = [f"Cell [{problem.number}] fails: {problem.message}" for problem in problems]
    warnings += [f"The answer cell of {name} is missing." for name in missing]
    warnings += [f"The self-checks do not pass yet: {', '.join(waiting)}."] if waiting else []
    for warning in warnings:
        _say(f"Note: {_indented(warning)}")
    _say(f"Ready to hand in: {target}\nIt holds {', '.join(contents)}.")
    return FAILED if warnings else PASSED


def _watch(folder: Path, names: Sequence[str]) -> int:
    """Check in a fresh Python whenever a notebook or module is saved, until Ctrl-C."""
    command = [sys.executable, str(folder / "selfcheck.py"), *names]
    seen: object = None
    try:
        while True:
            state = sorted(_file_states(folder))
            if state != seen:
                seen = state
                subprocess.run(command, check=False)
                _say("Waiting for the notebook to be saved; Ctrl-C ends this.")
            time.sleep(POLL_SECONDS)
    except KeyboardInterrupt:
        return PASSED


def _file_states(folder: Path) -> list[tuple[str, int]]:
    paths = [*folder.glob("*.ipynb"), *folder.glob("*.py")]
    states = []
    for path in paths:
        try:
            states.append((path.name, path.stat().st_mtime_ns))
        except FileNotFoundError:  # an editor that is just replacing the file
            continue
    return states


def _indented(text: str) -> str:
    return text.replace("\n", "\n    ")


def _can_write(text: str) -> bool:
    try:
        text.encode(sys.stdout.encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True


def _say(text: str, stream: Any = None) -> None:
    output = stream or sys.stdout
    output.write(text + "\n")
    output.flush()
