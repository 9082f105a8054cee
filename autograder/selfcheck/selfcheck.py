"""Check the answers of this notebook.

In the notebook check("name") shows how an exercise stands, check() how all of them do;
check.hint("name"), check.watch() and check.pack() do what the options below do. In a terminal:

    python selfcheck.py                  run the notebook and check every exercise
    python selfcheck.py NAME ...         check some, without the experiments
    python selfcheck.py NAME --hint      a gentle hint; --hint 2 shows the next one
    python selfcheck.py --watch          the next exercise, again whenever the notebook is saved
    python selfcheck.py --pack           make the zip file to hand in
    python selfcheck.py --json           the verdicts for other programs

The self-checks themselves are the files selfchecks/test_*.py: read them, they are yours.
"""

import contextlib
import html
import importlib
import os
import sys
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType, TracebackType
from typing import Any

from .notebook_commands import Said, hint_in_cell, pack_in_cell, watch_in_cell
from .terminal import read_arguments, run_command_line
from .topic_facts import read_topic_facts

# --- what the notebook calls, and what the terminal runs ---------------------------------------

FOLDER = Path(__file__).resolve().parent


class Unavailable:
    """Says why nothing can be checked; counts as no points."""

    def __init__(self, reason: str) -> None:
        self.reason = reason

    def __repr__(self) -> str:
        return "0"

    def _repr_html_(self) -> str:
        return f"<div>{html.escape(self.reason)}</div>"


class Checker:
    """Check the answers of this notebook. Never raises.

    ``check("fit_line")`` checks one exercise, ``check()`` shows how all of them stand.
    ``check.hint("fit_line")`` gives a hint, ``check.hint("fit_line", 2)`` the next one.
    ``check.watch()`` checks every answer cell when it is run.
    ``check.pack()`` makes the zip to hand in.
    """

    def __call__(self, name: object = None) -> Any:
        """Run the self-checks of one exercise, or of all, on the notebook's functions.

        Parameters
        ----------
        name : str, optional
            The name of the exercise, such as ``"fit_line"``; without it all are checked.

        Returns
        -------
        object
            A table in a notebook; of one exercise the plain text is the number of points.
        """
        try:
            return _check_in(_find_namespace(sys._getframe(1).f_globals), name)
        except BaseException as error:  # noqa: BLE001 - Run All must go on whatever happens
            return Unavailable(_explain(error))

    def hint(self, name: object = None, number: int = 1) -> Any:
        """Give a hint for an exercise; without a name for the first one that is not right."""
        try:
            facts = read_topic_facts(FOLDER / "selfchecks")
            if name is None:
                waiting = _check_in(_find_namespace(sys._getframe(1).f_globals), None).waiting
                if waiting is None:
                    return Said("All self-checks pass: no hint is needed.")
                name = waiting.exercise
            return hint_in_cell(facts, str(getattr(name, "__name__", name)), int(number))
        except BaseException as error:  # noqa: BLE001 - as above
            return Unavailable(_explain(error))

    def pack(self) -> Any:
        """Make the zip to hand in from the notebook as it was saved last."""
        try:
            facts = read_topic_facts(FOLDER / "selfchecks")
            return pack_in_cell(FOLDER, facts, _find_namespace(sys._getframe(1).f_globals))
        except BaseException as error:  # noqa: BLE001 - as above
            return Unavailable(_explain(error))

    def watch(self, on: bool = True) -> Any:
        """Check every answer cell when it is run, from now on; ``check.watch(False)`` ends it."""
        ipython = sys.modules.get("IPython")
        shell = ipython.get_ipython() if ipython else None

        def show(name: str) -> None:
            sys.modules["IPython"].display.display(self(name))

        try:
            facts = read_topic_facts(FOLDER / "selfchecks")
            return watch_in_cell(shell, facts, show, on=on)
        except BaseException as error:  # noqa: BLE001 - as above
            return Unavailable(_explain(error))


check = Checker()


def _check_in(namespace: dict[str, Any], name: object) -> Any:
    """Check one exercise, or all, on the functions of a namespace."""
    facts = read_topic_facts(FOLDER / "selfchecks")
    testing = _load_testing()
    history = namespace.get("In")  # what was run, in a notebook
    sources = [one for one in history if isinstance(one, str)] if isinstance(history, list) else []
    broken = testing.explain_syntax_errors(sources, facts.exercises)
    if name is None:
        return testing.check_topic(namespace, facts, broken)
    return testing.check_exercise(name, namespace, facts, broken)


class needs:  # noqa: N801 - reads as a word in ``with needs("fit_line"):``
    """Skip the rest of a cell, with one sentence, until the functions it needs are written."""

    def __init__(self, *names: str) -> None:
        self.names = names

    def __enter__(self) -> "needs":
        self._namespace = sys._getframe(1).f_globals
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> bool:
        if kind is None or not issubclass(kind, (NotImplementedError, NameError)):
            return False
        unwritten = self._unwritten(trace)
        if issubclass(kind, NameError) and not unwritten:
            return False  # else an earlier cell waits for the same functions, and made no names
        names = [f"`{name}`" for name in unwritten or self.names]
        listed = " and ".join([", ".join(names[:-1]), names[-1]] if names[1:] else names)
        sys.stdout.write(f"This cell works once you have written {listed or 'your functions'}.\n")
        return True

    def _unwritten(self, trace: TracebackType | None) -> list[str]:
        """Name the functions that are still stubs, among them the one that was called."""
        while trace is not None and trace.tb_next is not None:
            trace = trace.tb_next
        called = trace.tb_frame.f_code.co_name if trace else ""
        try:
            is_stub = _load_testing().is_stub
        except ImportError:  # the folder selfchecks is gone
            return []
        stubs = [name for name in self.names if is_stub(self._namespace.get(name))]
        if called not in stubs and is_stub(self._namespace.get(called)):
            stubs.append(called)
        return stubs


def _find_namespace(caller: dict[str, Any]) -> dict[str, Any]:
    """Return the notebook's namespace; outside of a notebook that of the caller."""
    ipython = sys.modules.get("IPython")
    shell = ipython.get_ipython() if ipython else None
    namespace: dict[str, Any] = caller if shell is None else shell.user_ns
    return namespace


def _load_testing() -> ModuleType:
    """Import ``selfchecks/testing.py`` from the folder here, whatever else bears that name."""
    folder = str(FOLDER / "selfchecks")
    package = sys.modules.get("selfchecks")
    if list(getattr(package, "__path__", [])) != [folder]:
        for other in [key for key in sys.modules if key.partition(".")[0] == "selfchecks"]:
            del sys.modules[other]
        package = ModuleType("selfchecks")
        package.__path__ = [folder]
        sys.modules["selfchecks"] = package
    with _no_bytecode():
        return importlib.import_module("selfchecks.testing")


@contextlib.contextmanager
def _no_bytecode() -> Iterator[None]:
    before, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        yield
    finally:
        sys.dont_write_bytecode = before


def _explain(error: BaseException, *, is_terminal: bool = False) -> str:
    if isinstance(error, KeyboardInterrupt):
        return "You stopped the check."
    if isinstance(error, ModuleNotFoundError) and str(error.name).startswith("selfchecks"):
        return "The folder selfchecks, or a part of it, is missing: take it from the release again."
    if isinstance(error, ModuleNotFoundError) and is_terminal:
        is_listed = (FOLDER / "requirements.txt").is_file()
        what = "-r requirements.txt" if is_listed else error.name
        return f"{error.name} is not installed here. Run `pip install {what}` in {FOLDER}."
    if isinstance(error, ModuleNotFoundError):
        return (
            f"{error.name} is not installed here. Run `%pip install {error.name}` in a cell, "
            "then restart the kernel."
        )
    kind = type(error).__name__
    return f"The check itself failed ({kind}); your answer is not judged. Show this to a teacher."


def main() -> int:
    """Run the command line."""
    if hasattr(sys.stdout, "reconfigure"):
        sys.stdout.reconfigure(errors="replace")
    try:
        facts = read_topic_facts(FOLDER / "selfchecks")
        options = read_arguments(sys.argv[1:], __doc__)
        return run_command_line(FOLDER, facts, options, needs, _load_testing)
    except BrokenPipeError:  # whoever reads has enough, as in ``selfcheck.py | head``
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 1
    except ModuleNotFoundError as error:
        sys.stderr.write(f"selfcheck.py: {_explain(error, is_terminal=True)}\n")
        return 2


if __name__ == "__main__":
    sys.exit(main())
