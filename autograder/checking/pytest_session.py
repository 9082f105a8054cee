"""Hidden tests in pytest: collected once for a whole class, or by what pytest documents alone.

pytest's own ``main`` runs tests once and tears everything down. A worker grades a class with one
collection, for which it takes the steps of ``main`` itself; these are private. Where another
version of pytest has moved them, ``main`` is called for every test: the same verdicts, and slower.
"""

import contextlib
import io
import os
import sys
import traceback
from collections.abc import Callable, Generator, Iterator, Sequence
from pathlib import Path
from typing import Protocol

import pytest

from autograder.checking.library_parts import moved_in_pytest
from autograder.errors import Fault, SandboxError

NOT_IMPORTED = "this hidden test cannot be imported. Got {cause}. Correct it; pytest shows more"
MOST_SAID = 200
MISSING = "there is no such hidden test. Write it, or take the exercise out of assignment.toml"


class HiddenTestSession(Protocol):
    """Collected hidden tests that can be run, again and again.

    ``faults`` says by file why some could not be collected; the others are there all the same.
    """

    items: Sequence[pytest.Item]
    faults: dict[Path, Fault]

    def run(self, items: Sequence[pytest.Item], is_over: Callable[[], bool]) -> None:
        """Run some items, one by one, until all are run or ``is_over``."""

    def close(self) -> None:
        """Tear everything down."""


def open_session(files: Sequence[Path], plugin: object) -> HiddenTestSession:
    """Collect the hidden tests in some files.

    Parameters
    ----------
    files : sequence of Path
        The files of one topic, all in one folder.
    plugin : object
        A pytest plugin that holds their fixtures.

    Returns
    -------
    HiddenTestSession
        Files that are missing or cannot be imported are among its faults.
    """
    return MainSession(files, plugin) if moved_in_pytest() else WarmSession(files, plugin)


def _forget_namesakes(files: Sequence[Path]) -> None:
    """Have each file imported, not what another topic or course has under its name.

    pytest names the module of a file after its place below the folder of hidden tests, and takes a
    module of that name that is there already.
    """
    for file in files:
        known = sys.modules.get(file.stem)
        if known is not None and getattr(known, "__file__", None) != str(file):
            del sys.modules[file.stem]


def _options(folder: Path) -> list[str]:
    """Return options for pytest without anything that lies around: no plugins, no cache."""
    return [
        "-c",
        os.devnull,
        f"--rootdir={folder}",
        f"--confcutdir={folder}",
        "--noconftest",
        "--import-mode=importlib",
        "--assert=plain",
        "--capture=no",
        "--quiet",
        "--quiet",
        "--quiet",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:logging",
        "-p",
        "no:faulthandler",
        "-p",
        "no:unraisableexception",
        "-p",
        "no:threadexception",
        "-p",
        "no:warnings",
        "-o",
        "markers=points(n): what a right answer earns here",
    ]


class WarmSession:
    """A session that stays open."""

    def __init__(self, files: Sequence[Path], plugin: object) -> None:
        from _pytest.config import _prepareconfig
        from _pytest.main import Session

        folder = files[0].parent
        there, self.faults = _present(files)
        _forget_namesakes(there)
        words = [*_options(folder), *map(str, there or [folder])]
        with _no_settings_from_outside():
            self._config = _prepareconfig(words, [plugin, _ImportFaults(self.faults)])
        self._config._do_configure()
        self._session = Session.from_config(self._config)
        self._config.hook.pytest_sessionstart(session=self._session)
        self.items: Sequence[pytest.Item] = ()
        if there:
            self._session.perform_collect()
            self.items = self._session.items

    def run(self, items: Sequence[pytest.Item], is_over: Callable[[], bool]) -> None:
        """Run some items, one by one, until all are run or ``is_over``."""
        from _pytest.runner import runtestprotocol

        for item in items:
            runtestprotocol(item, log=False, nextitem=None)
            if is_over():
                return

    def close(self) -> None:
        """End pytest's session."""
        self._config.hook.pytest_sessionfinish(session=self._session, exitstatus=0)
        self._config._ensure_unconfigure()


class MainSession:
    """A session that ``pytest.main`` opens anew for every test."""

    def __init__(self, files: Sequence[Path], plugin: object) -> None:
        self._plugin, self._folder = plugin, files[0].parent
        there, self.faults = _present(files)
        collecting = _Collecting()
        if there:
            self._main(there, collecting, _ImportFaults(self.faults))
        self.items: Sequence[pytest.Item] = collecting.items

    def run(self, items: Sequence[pytest.Item], is_over: Callable[[], bool]) -> None:
        """Run some items of one file, one by one, until all are run or ``is_over``."""
        code = self._main([items[0].path], _Choosing({item.nodeid for item in items}, is_over))
        if code is pytest.ExitCode.INTERRUPTED and not is_over():
            raise KeyboardInterrupt
        ends = (pytest.ExitCode.OK, pytest.ExitCode.TESTS_FAILED, pytest.ExitCode.INTERRUPTED)
        if code not in ends:
            raise SandboxError(f"hidden tests: pytest ended with {code!r}: a bug of the grader")

    def close(self) -> None:
        """Do nothing: every call of ``main`` has torn down what it made."""

    def _main(self, files: Sequence[Path], *choosers: object) -> pytest.ExitCode:
        _forget_namesakes(files)
        words = [*_options(self._folder), *map(str, files)]
        with _no_settings_from_outside(), contextlib.redirect_stdout(io.StringIO()):
            return pytest.ExitCode(pytest.main(words, [self._plugin, *choosers]))


@contextlib.contextmanager
def _no_settings_from_outside() -> Iterator[None]:
    """Keep plugins and options that the environment names from pytest, which reads them at start.

    What was there is there again afterwards, for a pytest that this process starts.
    """
    names = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    kept = {name: os.environ.pop(name) for name in names if name in os.environ}
    os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"] = "1"
    try:
        yield
    finally:
        del os.environ["PYTEST_DISABLE_PLUGIN_AUTOLOAD"]
        os.environ.update(kept)


def _present(files: Sequence[Path]) -> tuple[list[Path], dict[Path, Fault]]:
    """Part the files that are there from those that are not, which are faults."""
    there = [file for file in files if file.is_file()]
    return there, {file: Fault(file, 1, MISSING) for file in files if file not in there}


class _ImportFaults:
    """Keeps why a file could not be collected."""

    def __init__(self, faults: dict[Path, Fault]) -> None:
        self._faults = faults

    def pytest_exception_interact(
        self, node: pytest.Item | pytest.Collector, call: pytest.CallInfo[object]
    ) -> None:
        """Name the line of the file that failed, and the error itself, which pytest wraps."""
        if isinstance(node, pytest.Item) or call.excinfo is None:
            return
        error: BaseException = call.excinfo.value
        error = error.__cause__ if error.__cause__ is not None else error
        lines = [
            frame.lineno
            for frame in traceback.extract_tb(error.__traceback__)
            if frame.filename == str(node.path)
        ]
        if isinstance(error, SyntaxError) and error.filename == str(node.path):
            lines.append(error.lineno)
        said = " ".join(str(getattr(error, "msg", error)).split())[:MOST_SAID]
        cause = f"{type(error).__name__}: {said}"
        line = (lines or [None])[-1] or 1
        fault = Fault(node.path, line, NOT_IMPORTED.format(cause=cause))
        self._faults.setdefault(node.path, fault)

    @pytest.hookimpl(wrapper=True)
    def pytest_make_collect_report(
        self, collector: pytest.Collector
    ) -> Generator[None, pytest.CollectReport, pytest.CollectReport]:
        """Take a file that ends the process, as by ``sys.exit``, for one that cannot be imported.

        pytest lets such an error through, and the worker would end with it.
        """
        try:
            return (yield)
        except SystemExit as error:
            cause = f"{type(error).__name__}: {error}"
            lines = [
                frame.lineno
                for frame in traceback.extract_tb(error.__traceback__)
                if frame.filename == str(collector.path)
            ]
            fault = Fault(collector.path, (lines or [1])[-1] or 1, NOT_IMPORTED.format(cause=cause))
            self._faults.setdefault(collector.path, fault)
            return pytest.CollectReport(collector.nodeid, "failed", cause, [])


class _Collecting:
    """Keeps what was collected, and lets nothing run."""

    def __init__(self) -> None:
        self.items: list[pytest.Item] = []

    def pytest_collection_finish(self, session: pytest.Session) -> None:
        """Keep the items."""
        self.items = list(session.items)

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtestloop(self) -> bool:
        """Report that all was run."""
        return True


class _Choosing:
    """Lets some of the collected items run."""

    def __init__(self, names: set[str], is_over: Callable[[], bool]) -> None:
        self._names, self._is_over = names, is_over

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        """Leave the others out."""
        items[:] = [item for item in items if item.nodeid in self._names]

    def pytest_sessionstart(self, session: pytest.Session) -> None:
        """Keep the session, which can be stopped."""
        self._session = session

    def pytest_runtest_logfinish(self) -> None:
        """Stop where the rest is not wanted."""
        if self._is_over():
            self._session.shouldstop = "the first case has failed"
