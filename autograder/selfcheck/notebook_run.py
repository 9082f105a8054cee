"""Run the code cells of the notebook beside ``selfcheck.py``, without Jupyter."""

import builtins
import contextlib
import linecache
import os
import sys
import warnings
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from types import FunctionType, ModuleType
from typing import TYPE_CHECKING, Any

from .failure_words import describe_error
from .running import OUTPUT_LIMIT, LimitedText, refuse_input

if TYPE_CHECKING:
    from .notebook_cells import Cell


@dataclass(frozen=True)
class CellProblem:
    """What went wrong in a cell."""

    number: int
    place: str
    message: str
    follows: int = 0
    """The number of an earlier cell whose failure is the reason of this one; 0 if there is none."""


@dataclass
class NotebookRun:
    """The namespace after all cells, and what went wrong on the way.

    ``broken`` holds the SyntaxError of each exercise whose cell has one.
    """

    namespace: dict[str, Any]
    problems: list[CellProblem] = field(default_factory=list)
    broken: dict[str, str] = field(default_factory=dict)


def run_cells(
    cells: "Sequence[Cell]",
    exercises: Sequence[str],
    needs: type,
    time_budget: Callable[[str], contextlib.AbstractContextManager[None]],
) -> NotebookRun:
    """Run all cells but the checks in one namespace; a failing cell does not stop the others.

    The last *function* that bears an exercise's name counts, as it does in grading, even if a
    later line gives that name to a value.
    """
    module = ModuleType("__main__")
    run = NotebookRun(module.__dict__)
    run.namespace.update(get_ipython=_NoShell, display=lambda *_values, **_options: None)
    functions = {}
    lost: dict[str, int] = {}  # names that a failed cell would have made, and that cell
    with _surroundings(module, needs):
        for cell in cells:
            if not cell.is_check:
                with time_budget(cell.title):
                    error = _run_cell(cell, run.namespace)
                if error is not None:
                    _take_down(cell, error, run, exercises, lost)
            for name in exercises:
                if isinstance(run.namespace.get(name), FunctionType):
                    functions[name] = run.namespace[name]
    run.namespace.update(functions)
    return run


def _run_cell(cell: "Cell", namespace: dict[str, Any]) -> BaseException | None:
    """Run one cell; return the exception that ended it."""
    name = f"<cell {cell.number}>"
    source = cell.python
    linecache.cache[name] = (len(source), None, source.splitlines(keepends=True), name)
    try:
        exec(compile(cell.part or source, name, "exec", dont_inherit=True), namespace)  # noqa: S102 - their own code
    except BaseException as error:  # noqa: BLE001 - SystemExit too must not end the other cells
        return error
    return None


def _take_down(
    cell: "Cell",
    error: BaseException,
    run: NotebookRun,
    exercises: Sequence[str],
    lost: dict[str, int],
) -> None:
    """Add what went wrong in a cell, and whether that of an earlier cell is the reason."""
    if isinstance(error, KeyboardInterrupt):
        message = "You stopped this cell."
    else:
        message = describe_error(error, run.namespace)
    same = [one.number for one in run.problems if one.message == message]
    absent = error.name if isinstance(error, NameError) else None
    follows = lost.get(absent or "", 0) or next(iter(same), 0)
    run.problems.append(CellProblem(cell.number, cell.title, message, follows))
    if isinstance(error, SyntaxError) and error.filename == f"<cell {cell.number}>":
        run.broken.update(dict.fromkeys(cell.answers.intersection(exercises), message))
    for name in cell.seeming_names - run.namespace.keys():
        lost[name] = follows or cell.number


class _NoShell:
    """Takes every call that a cell makes on IPython's shell, and does nothing."""

    def __getattr__(self, name: str) -> Any:
        return lambda *_args, **_options: None


@contextlib.contextmanager
def _surroundings(module: ModuleType, needs: type) -> Iterator[None]:
    """Provide the cells with what a kernel would give them, and take it back afterwards."""
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
