"""What the warm process does once for all notebooks of a plain course."""

import functools
import io
import socket
import sys
import warnings
from collections.abc import Callable, Iterable
from typing import NoReturn

import pandas as pd
from IPython.core.interactiveshell import InteractiveShell

from .limits import thread_count
from .plain_cells import serve_submission
from .plain_shell import make_plain_shell
from .traceback_highlighting import remember_highlighting


def prepare_plain() -> Callable[[socket.socket], NoReturn]:
    """Make the shell that notebooks get, and have it do what most of them do."""
    remember_highlighting()
    shell = make_plain_shell()
    shell.run_cell("1\n%matplotlib inline", silent=True, store_history=False)
    fail_as_tests_do(["int('as in a failing cell')"])
    if shell.display_formatter is not None:
        frame = pd.DataFrame({"a": [1.0, 2.0]})
        shell.display_formatter.format(frame)  # type: ignore[no-untyped-call]
    return functools.partial(serve_submission, shell=shell)


def fail_as_tests_do(failing: Iterable[str]) -> None:
    """Run code that fails, and have its traceback made, as the shell shows it."""
    shell = InteractiveShell.instance()
    for code in failing:
        try:
            exec(code, {})  # noqa: S102 - the engine's own code
        except Exception as error:  # noqa: BLE001 - whatever it is, that is what is wanted
            shell.InteractiveTB.structured_traceback(type(error), error, error.__traceback__)


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
