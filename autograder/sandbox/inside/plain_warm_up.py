"""What the warm process does once for all notebooks of a plain course."""

import functools
import io
import socket
import sys
import warnings
from collections.abc import Callable, Iterable
from typing import NoReturn

import pandas as pd

from .limits import thread_count
from .plain_cells import serve_submission
from .plain_shell import make_plain_shell


def prepare_plain() -> Callable[[socket.socket], NoReturn]:
    """Make the shell that notebooks get, and have it do what most of them do."""
    shell = make_plain_shell()
    shell.run_cell("1\n%matplotlib inline", silent=True, store_history=False)
    try:
        int("as in a failing cell")
    except ValueError as error:
        shell.InteractiveTB.structured_traceback(type(error), error, error.__traceback__)
    if shell.display_formatter is not None:
        frame = pd.DataFrame({"a": [1.0, 2.0]})
        shell.display_formatter.format(frame)  # type: ignore[no-untyped-call]
    return functools.partial(serve_submission, shell=shell)


def import_quietly(statements: Iterable[str]) -> list[bool]:
    """Run import statements; return of each whether it was done without a word or a thread."""
    return [_is_quiet(one) for one in statements]


def _is_quiet(statement: str) -> bool:
    before = sys.stdout, sys.stderr
    written = io.StringIO()
    try:
        sys.stdout = sys.stderr = written
        with warnings.catch_warnings(record=True) as said:
            exec(statement, {"__name__": "__main__"})  # noqa: S102 - the instructor's own imports
    except Exception:  # noqa: BLE001 - whatever it is, the notebook meets it and shows it
        return False
    finally:
        sys.stdout, sys.stderr = before
    return not said and not written.getvalue() and thread_count() == 1
