"""What the warm process does once for all notebooks of a plain course."""

import contextlib
import functools
import os
import socket
import sys
import warnings
from collections.abc import Callable, Iterable
from typing import Any, NoReturn

import pandas as pd
from IPython.core.pylabtools import print_figure
from matplotlib.figure import Figure

from .plain_cells import serve_submission
from .plain_shell import ZMQInteractiveShell, make_plain_shell


def prepare_plain() -> Callable[[socket.socket], NoReturn]:
    """Make the shell that notebooks get, and have it do what most of them do."""
    shell = make_plain_shell()
    shell.run_cell("1\n%matplotlib inline", silent=True, store_history=False)
    try:
        raise ValueError("as in a failing cell")
    except ValueError as error:
        shell.InteractiveTB.structured_traceback(type(error), error, error.__traceback__)
    if shell.display_formatter is not None:
        shell.display_formatter.format(pd.DataFrame({"a": [1.0, 2.0]}))
    figure = Figure()
    figure.subplots().plot([1.0, 2.0], [1.0, 3.0])
    print_figure(figure, bbox_inches="tight", base64=True)  # type: ignore[no-untyped-call]
    return functools.partial(serve_submission, shell=shell)


def import_quietly(statements: Iterable[str]) -> None:
    """Run import statements, but for those that a notebook would see put something out.

    A warning scores a cell 0 in nbgrader, and comes with the first import alone. So all are tried
    in a fork before.
    """
    for statement in _quiet_ones(list(statements)):
        with contextlib.suppress(Exception):  # a notebook meets it, and shows it
            exec(statement, {"__name__": "__main__"})  # noqa: S102 - the instructor's own imports


def _quiet_ones(statements: list[str]) -> list[str]:
    reading, writing = os.pipe()
    child = os.fork()
    if child == 0:
        with contextlib.suppress(BaseException):
            os.close(reading)
            os.write(writing, bytes(map(_is_quiet, statements)))
        os._exit(0)
    os.close(writing)
    with open(reading, "rb") as pipe:
        found = pipe.read()
    with contextlib.suppress(ChildProcessError):  # where the kernel reaps by itself
        os.waitpid(child, 0)
    return [one for one, is_quiet in zip(statements, found, strict=False) if is_quiet]


def _is_quiet(statement: str) -> bool:
    """Return whether an import succeeds without a word, and starts no thread."""
    with warnings.catch_warnings(record=True) as said:
        written = _Written()
        sys.stdout = sys.stderr = written
        try:
            exec(statement, {"__name__": "__main__"})  # noqa: S102 - the instructor's own imports
        except Exception:  # noqa: BLE001 - whatever it is, the notebook shows it
            return False
    return not said and not written.is_used and len(os.listdir("/proc/self/task")) == 1


class _Written:
    """Stands in for a stream, and notes whether anything was written."""

    is_used = False

    def write(self, text: str) -> int:
        self.is_used = True
        return len(text)

    def __getattr__(self, _name: str) -> Any:
        return lambda *_: None
