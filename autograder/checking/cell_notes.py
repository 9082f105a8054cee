"""Describe what happened to cells that did not run to their end.

When a notebook runs, no hidden input has been near it: what its own cells said may be shown.
"""

import re
from collections.abc import Iterator, Mapping, Sequence, Set

from autograder.control_characters import escape_line
from autograder.model import CellRun, Status
from autograder.sandbox.cell_reports import Cause
from autograder.sandbox.notebook_process import Notebook

MAX_NOTES = 4
"""So many cells are named one by one; of a notebook full of errors, the first ones matter."""
MAX_NAMES = 10

LOST = {
    Cause.TIME: "ran for too long",
    Cause.MEMORY: "and the processes that it started took too much memory",
    Cause.PROTOCOL: "sent the grader something that is not a report",
    Cause.FILTER: "made a system call that the sandbox forbids, and was ended for it",
    Cause.END: "ended the whole process",
}

LEFT_BY_CELLS = (
    "Processes that the cells had started were still running after the last cell, and were ended."
)
PUT_BACK = (
    "Some cell gave {names} another value, which your functions could not work with. "
    "For grading, the old meaning was put back; choose other names for your variables."
)

RELEASED = (
    "The notebook does not define {names} above the code that needs it, as the release does: the "
    "cell was deleted, moved down, or cannot be read. For grading, what the release gave was put "
    "back; put its cell back at the top of the notebook."
)

_OF_THE_KIT = re.compile(r"'function' object has no attribute '(?:hint|pack|watch)'")
_PLACE = re.compile(r"cell -?\d+, line (\d+)")
_FILE = re.compile(r"'([^']+)'$")
_MODULE = re.compile(r"No module named '([\w.]+)'")


def run_notes(
    notebook: Notebook, titles: Mapping[int, str], newer_in: Mapping[int, str]
) -> tuple[str, ...]:
    """Report what became of cells that did not run to their end, and which names were put back.

    ``titles`` says for each cell, by its index, where it stands; ``newer_in`` what only a newer
    Python reads in it.
    """
    runs = [run for index, run in sorted(notebook.runs.items()) if index >= 0]
    notes = tuple(cell_notes(runs, titles, notebook.skipped, notebook.causes, newer_in))
    if notebook.left_by_cells:
        notes += (LEFT_BY_CELLS,)
    if notebook.put_back:
        notes += (PUT_BACK.format(names=_listed(notebook.put_back)),)
    return notes


def released_notes(lacking: Sequence[str]) -> tuple[str, ...]:
    """Report what the release gave and the notebook lacks where it needs it."""
    return (RELEASED.format(names=_listed(lacking)),) if lacking else ()


def _listed(names: Sequence[str]) -> str:
    shown = ", ".join(f"`{escape_line(name, 60)}`" for name in names[:MAX_NAMES])
    return shown + (" and more" if len(names) > MAX_NAMES else "")


def cell_notes(
    runs: Sequence[CellRun],
    titles: Mapping[int, str],
    skipped: Set[int],
    causes: Mapping[int, Cause],
    newer_in: Mapping[int, str],
) -> Iterator[str]:
    """Name the cells that failed or were stopped; everything else was run all the same.

    Parameters
    ----------
    runs : sequence of CellRun
        The code cells in order, with their outputs.
    titles : mapping of int to str
        Where each of them stands, as a sentence begins with it.
    skipped : set of int
        The cells that ended the process, and were left out of the run that counts.
    causes : mapping of int to Cause
        Why they did.
    newer_in : mapping of int to str
        What only a newer Python reads, by the cell that holds it.
    """
    reported = 0
    for run in runs:
        newer = newer_in.get(run.index, "")
        words = (
            _left_out(run, causes.get(run.index)) if run.index in skipped else _words(run, newer)
        )
        if not words:
            continue
        reported += 1
        if reported <= MAX_NOTES or run.index in skipped:
            yield f"{titles[run.index]} {words}"
    if reported > MAX_NOTES:
        yield f"{reported} cells in all did not run to their end; the others were run all the same."


def _left_out(run: CellRun, cause: Cause | None) -> str:
    if run.status is Status.NOT_RUN:
        return "was left out, because other cells had ended the process too often."
    if cause is None:
        what = "ran for too long" if run.status is Status.TIMED_OUT else LOST[Cause.END]
    else:
        what = LOST[cause]
    return f"was left out, because it {what}; everything else was run without it."


def _words(run: CellRun, newer: str) -> str:
    if run.status is Status.TIMED_OUT:
        return "was stopped, because it ran for too long; everything else was run all the same."
    error = next((o for o in run.outputs if o.get("output_type") == "error"), None)
    if run.status is not Status.RAISED or error is None or error.get("ename") == "SystemExit":
        return ""
    if _OF_THE_KIT.fullmatch(str(error.get("evalue"))):
        return ""  # ``check.hint("f")`` and the like, which only the student's own copy has
    name = escape_line(str(error.get("ename")), 60)
    if newer and name == "SyntaxError":
        return f"cannot be read: {newer}."
    return f"stopped with `{name}`{_line_of(error)}{_reason(name, error)}."


def _line_of(error: Mapping[str, object]) -> str:
    trace = error.get("traceback")
    lines = [str(line) for line in trace] if isinstance(trace, list) else []
    line_numbers = [found[1] for line in lines if (found := _PLACE.match(line))]
    return f" in line {line_numbers[0]}" if line_numbers else ""


def _path(shown: str) -> str:
    return escape_line(shown.replace("\\\\", "\\"), 100)


def _reason(name: str, error: Mapping[str, object]) -> str:
    text = str(error.get("evalue"))
    file, module = _FILE.search(text), _MODULE.search(text)
    if name == "FileNotFoundError" and file:
        return (
            f": there is no `{_path(file[1])}` where the notebook is graded. "
            "Only what the release brings is there, under the names that it has in the release, "
            "and what was handed in beside the notebook"
        )
    if name == "ModuleNotFoundError" and module:
        shown = escape_line(module[1], 60)
        return (
            f": `{shown}` is not installed, only what `requirements.txt` lists is, and no file of "
            "this name was handed in beside the notebook"
        )
    if name == "EOFError" and "input()" in text:
        return ": `input()` cannot be answered while a notebook is graded"
    return "; the cells below it were run all the same"
