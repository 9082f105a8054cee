"""Read the notebook beside ``selfcheck.py`` and run its code cells, without Jupyter."""

import ast
import builtins
import contextlib
import json
import linecache
import os
import re
import sys
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any

from .patience import patience
from .running import OUTPUT_LIMIT, LimitedText, refuse_input
from .words import describe_error

# of the cell magics, those whose cell is Python that runs in the notebook itself
PYTHON_MAGICS = ("time", "timeit", "capture", "prun", "python", "python3")


class NotebookError(Exception):
    """There is no notebook that can be read; the text says what to do."""


@dataclass(frozen=True)
class Cell:
    """A code cell; ``number`` is what stands in its brackets after Run All."""

    number: int
    source: str
    is_check: bool = False
    grade_id: str = ""

    @property
    def answers(self) -> set[str]:
        """The names that the cell may answer: by its id, and by the functions it defines."""
        names = re.findall(r"^def\s+(\w+)", self.source, re.MULTILINE)
        return {*names, self.grade_id.removesuffix("-answer")}


@dataclass(frozen=True)
class CellProblem:
    """What went wrong in a cell."""

    number: int
    message: str


@dataclass
class NotebookRun:
    """The namespace after all cells, and what went wrong on the way."""

    namespace: dict[str, Any]
    problems: list[CellProblem] = field(default_factory=list)


def find_notebook(folder: Path, topic: str, exercises: Sequence[str]) -> tuple[Path, list[Cell]]:
    """Return the newest notebook that answers exercises of the topic, and its code cells."""
    found = []
    faults = []
    for path in folder.glob("*.ipynb"):
        try:
            cells = read_cells(path)
        except NotebookError as fault:
            faults.append(str(fault))
            continue
        if answered_in(cells, exercises):
            found.append((path.stat().st_mtime_ns, path.stem == topic, str(path), cells))
    if found:
        newest = max(found, key=lambda entry: entry[:3])
        return Path(newest[2]), newest[3]
    reason = " ".join(faults) or f"Put {topic}.ipynb beside selfcheck.py."
    raise NotebookError(f"No notebook with answers to this topic lies in {folder}. {reason}")


def answered_in(cells: Sequence[Cell], exercises: Sequence[str]) -> set[str]:
    """Return the exercises that have an answer cell."""
    return {name for cell in cells for name in cell.answers}.intersection(exercises)


def read_cells(path: Path) -> list[Cell]:
    """Read the code cells of a notebook file, of old formats too."""
    try:
        notebook = json.loads(path.read_text(encoding="utf-8-sig"))
        sheets = notebook.get("worksheets") or [notebook]
        raw = [cell for sheet in sheets for cell in sheet["cells"] if cell["cell_type"] == "code"]
        texts = [cell["source"] if "source" in cell else cell["input"] for cell in raw]
    except json.JSONDecodeError as error:
        raise NotebookError(
            f"{path.name} is broken at line {error.lineno}: save it again."
        ) from None
    except (OSError, UnicodeDecodeError, KeyError, TypeError, AttributeError):
        raise NotebookError(f"{path.name} is no notebook that can be read.") from None
    cells: list[Cell] = []
    for cell, text in zip(raw, texts, strict=True):
        source = text if isinstance(text, str) else "".join(map(str, text))
        mark = cell.get("metadata", {}).get("nbgrader", {})
        is_check = bool(mark.get("grade")) and not mark.get("solution")
        if source.strip():
            is_check = is_check or _only_checks(source)
            grade_id = str(mark.get("grade_id", cell.get("id", "")))
            cells.append(Cell(len(cells) + 1, source, is_check, grade_id))
    return cells


def _only_checks(source: str) -> bool:
    lines = [line for line in source.splitlines() if line.strip() and not line.startswith("#")]
    return all(re.match(r"check\(.*\)\s*$", line) for line in lines)


def run_cells(cells: Sequence[Cell], exercises: Sequence[str], needs: type) -> NotebookRun:
    """Run all cells but the checks in one namespace; a failing cell does not stop the others.

    The last *function* that bears an exercise's name counts, as it does in grading, even if a
    later line gives that name to a value.
    """
    module = ModuleType("__main__")
    run = NotebookRun(module.__dict__)
    run.namespace.update(get_ipython=_NoShell, display=lambda *_values, **_options: None)
    functions = {}
    with _surroundings(module, needs):
        for cell in cells:
            if not cell.is_check:
                with patience(f"Cell [{cell.number}]"):
                    message = _run_cell(cell, run.namespace)
                run.problems += [CellProblem(cell.number, message)] if message else []
            for name in exercises:
                if isinstance(run.namespace.get(name), FunctionType):
                    functions[name] = run.namespace[name]
    run.namespace.update(functions)
    return run


def _run_cell(cell: Cell, namespace: dict[str, Any]) -> str:
    """Run one cell; return what went wrong."""
    name = f"<cell {cell.number}>"
    source = without_magics(cell.source)
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    try:
        exec(compile(source, name, "exec", dont_inherit=True), namespace)  # noqa: S102 - their own code
    except KeyboardInterrupt:
        return "You stopped this cell."
    except BaseException as error:  # noqa: BLE001 - SystemExit too must not end the other cells
        return describe_error(error, namespace)
    return ""


def without_magics(source: str) -> str:
    """Replace IPython's own lines, which are no Python, by lines that do nothing.

    Only a line that the parser refuses is touched, so a ``%`` in a formula or a text stays.
    """
    lines = source.split("\n")
    cell_magic = re.match(r"%%(\w+)", lines[0])
    if cell_magic:
        if cell_magic[1] not in PYTHON_MAGICS:
            return ""
        lines[0] = ""
    for _ in lines:
        try:
            ast.parse("\n".join(lines))
        except SyntaxError as error:
            place = (error.lineno or 1) - 1
            plain = _without_magic(lines[place]) if place < len(lines) else None
            if plain is None:
                break
            lines[place] = plain
        except ValueError:  # a null byte: the compiler will say so
            break
        else:
            break
    return "\n".join(lines)


def _without_magic(line: str) -> str | None:
    """Return the line as Python; None if it is not IPython's."""
    indent = line[: len(line) - len(line.lstrip())]
    timed = re.match(r"\s*%(?:time|timeit)\s+(?!-)(.+)", line)
    assigned = re.match(r"\s*([\w, ]+?)\s*=\s*[%!]", line)
    if timed:
        return indent + timed[1]
    if assigned:
        return f"{indent}{assigned[1]} = None"
    if line.lstrip().startswith(("%", "!", "?")) or line.rstrip().endswith("?"):
        return f"{indent}pass"
    return None


class _NoShell:
    """Takes every call that a cell makes on IPython's shell, and does nothing."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_args, **_options: None


@contextlib.contextmanager
def _surroundings(module: ModuleType, needs: type) -> Iterator[None]:
    """Give the cells what a kernel would give them, and take it back afterwards."""
    silent = ModuleType("selfcheck")
    silent.check = lambda *_names: None  # type: ignore[attr-defined]
    silent.needs = needs  # type: ignore[attr-defined]
    replaced = {"__main__": module, "selfcheck": silent}
    modules = {name: sys.modules.get(name) for name in replaced}
    ask = builtins.input
    printed = LimitedText(OUTPUT_LIMIT)
    try:
        os.environ["MPLBACKEND"] = "Agg"
        sys.modules.update(replaced)
        builtins.input = refuse_input
        with (
            warnings.catch_warnings(),
            contextlib.redirect_stdout(printed),
            contextlib.redirect_stderr(printed),
        ):
            warnings.simplefilter("ignore")
            yield
    finally:
        builtins.input = ask
        for name, before in modules.items():
            if before is None:
                del sys.modules[name]
            else:
                sys.modules[name] = before
