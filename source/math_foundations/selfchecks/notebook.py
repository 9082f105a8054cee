"""Run the code cells of the notebook beside ``selfcheck.py``, without Jupyter."""

import ast
import builtins
import contextlib
import linecache
import os
import re
import sys
import warnings
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from types import FunctionType, ModuleType
from typing import Any

from .cells import Cell
from .patience import patience
from .running import OUTPUT_LIMIT, LimitedText, refuse_input
from .words import describe_error

# of the cell magics, those whose cell is Python that runs in the notebook itself
PYTHON_MAGICS = ("time", "timeit", "capture", "prun", "python", "python3")


@dataclass(frozen=True)
class CellProblem:
    """What went wrong in a cell."""

    number: int
    place: str
    message: str


@dataclass
class NotebookRun:
    """The namespace after all cells, and what went wrong on the way."""

    namespace: dict[str, Any]
    problems: list[CellProblem] = field(default_factory=list)


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
                with patience(cell.title):
                    message = _run_cell(cell, run.namespace)
                run.problems += [CellProblem(cell.number, cell.title, message)] if message else []
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
