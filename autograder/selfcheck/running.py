"""Run the self-checks of one exercise with pytest, in this process, cut off from all else."""

import builtins
import contextlib
import functools
import importlib
import io
import os
import random
import sys
import tempfile
import warnings
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

import numpy as np
import pytest

from autograder.sandbox.inside.forbidden import forbidden

from .failure_words import describe_failure, find_statement, makes_one_call
from .notebook_functions import BrokenAnswerError, NotebookFunctions
from .results import CheckResult, Row

if TYPE_CHECKING:
    from .topic_facts import TopicFacts

TESTS = Path(__file__).resolve().parent
SILENT = "cacheprovider terminal faulthandler warnings unraisableexception threadexception logging"
SILENT += " junitxml pastebin doctest debugging stepwise setuponly setupplan capture"
OUTPUT_LIMIT = 20_000
MOST_LINES = 12
LONGEST_STATEMENT = 160


def check_exercise(
    name: object,
    namespace: dict[str, Any],
    facts: "TopicFacts",
    broken: Mapping[str, str] | None = None,
) -> CheckResult:
    """Run the self-checks of one exercise on the functions of a namespace.

    ``broken`` holds the SyntaxError of each exercise whose cell has one.
    """
    broken = broken or {}
    if callable(name):
        name = getattr(name, "__name__", name)
    if not isinstance(name, str) or name not in facts.exercises:
        return _explain_unknown(name, facts)
    file = TESTS / f"test_{name}.py"
    entry = facts.exercises[name]
    if not file.is_file():
        note = f"The file selfchecks/{file.name} is missing: take it from the released folder."
        return CheckResult(name, notes=(note,))
    plugin = SelfCheckPlugin(
        name, namespace, list(facts.exercises), entry.get("write_yourself", []), broken
    )
    printed = LimitedText(OUTPUT_LIMIT)
    with _own_surroundings(printed), tempfile.TemporaryDirectory() as folder:
        sys.modules.pop(f"selfchecks.{file.stem}", None)
        sys.modules.pop("selfchecks.open_functions", None)
        with contextlib.suppress(KeyboardInterrupt):
            pytest.main(_arguments(file, Path(folder)), plugins=[plugin])
    rows, notes = plugin.rows(), []
    if not rows:
        notes.append("The self-checks could not be read. " + (plugin.problem or printed.first()))
    elif printed.first():
        notes.append(f"While it was checked, your code printed:\n{printed.lines()}")
    if name in namespace and name in broken:
        notes.append(
            f"The cell of `{name}` now has an error, so the function from before was checked. "
            f"{broken[name]}"
        )
    maximum = entry.get("points") or entry.get("bonus") or sum(row.points for row in rows)
    is_bonus = bool(entry.get("bonus")) and not entry.get("points")
    return CheckResult(name, maximum, is_bonus, rows, tuple(notes))


def _explain_unknown(name: object, facts: "TopicFacts") -> CheckResult:
    if not isinstance(name, str):
        example = next(iter(facts.exercises), "name")
        note = f'Give the name of an exercise in quotes, such as check("{example}").'
        return CheckResult("check", notes=(note,))
    return CheckResult(name, notes=(facts.explain_unknown_name(name),))


def _arguments(file: Path, folder: Path) -> list[str]:
    """Make pytest's arguments: an empty settings file in ``folder``, and no needless plugin.

    Without a settings file of its own pytest would look for one in the folders above.
    """
    settings = folder / "pytest.ini"
    settings.touch()
    root = str(TESTS.parent)
    alone = [
        "-c",
        str(settings),
        "--rootdir",
        root,
        "--confcutdir",
        root,
        "--noconftest",
    ]
    quiet = [word for plugin in SILENT.split() for word in ("-p", f"no:{plugin}")]
    return [*alone, *quiet, "--assert=plain", "--import-mode=importlib", str(file)]


@contextlib.contextmanager
def _own_surroundings(printed: io.TextIOBase) -> Iterator[None]:
    """Keep the student's settings from pytest, and pytest and the checks from the notebook."""
    environment = dict(os.environ)
    kept = (sys.dont_write_bytecode, builtins.input, random.getstate(), np.random.get_state())
    settings = {"PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1", "PYTEST_ADDOPTS": "", "PYTEST_PLUGINS": ""}
    try:
        os.environ.update(settings)
        sys.dont_write_bytecode = True
        builtins.input = refuse_input
        with (
            warnings.catch_warnings(),
            np.errstate(all="ignore"),
            contextlib.redirect_stdout(printed),
            contextlib.redirect_stderr(printed),
        ):
            warnings.simplefilter("ignore")
            yield
    finally:
        sys.dont_write_bytecode, builtins.input = kept[0], kept[1]
        random.setstate(kept[2])
        np.random.set_state(kept[3])
        for key in (*settings, "PYTEST_CURRENT_TEST", "PYTEST_VERSION"):
            if key in environment:
                os.environ[key] = environment[key]
            else:
                os.environ.pop(key, None)


def refuse_input(_prompt: object = "", /) -> NoReturn:
    """Stand in for ``input``: nobody is there to answer while functions are checked."""
    raise RuntimeError("input() cannot be answered here: pass the value as an argument")


class LimitedText(io.TextIOBase):
    """A text stream that keeps the beginning of what is written to it."""

    def __init__(self, limit: int) -> None:
        self._limit = limit
        self._text = ""

    def write(self, text: str) -> int:
        """Keep the text if there is room."""
        if len(self._text) < self._limit:
            self._text += text
        return len(text)

    def writable(self) -> bool:
        """Return True: whatever is written is taken."""
        return True

    def first(self) -> str:
        """Return the first words that were written, on one line."""
        words = " ".join(self._text.split())
        return words if len(words) <= 120 else f"{words[:120]} ..."

    def lines(self) -> str:
        """Return the first lines that were written, as they were written."""
        lines = self._text.strip("\n").split("\n")
        shown = [line if len(line) <= 120 else f"{line[:120]} ..." for line in lines[:MOST_LINES]]
        return "\n".join(shown + ["..."] * (len(lines) > MOST_LINES))


@dataclass
class Finding:
    """What one test function came to, over all its cases."""

    title: str
    points: float
    cases: int = 0
    passed: int = 0
    status: str = "stopped"
    message: str = ""
    case: str = ""
    call: str = ""
    place: str = ""
    is_error: bool = False
    has_begun: bool = False


@dataclass(eq=False)  # pytest keeps plugins in a set
class SelfCheckPlugin:
    """Gives pytest the fixtures and takes down what it finds."""

    exercise: str
    namespace: dict[str, Any]
    exercises: list[str]
    write_yourself: Sequence[str] = ()
    broken: Mapping[str, str] = field(default_factory=dict)
    problem: str = ""
    findings: dict[str, Finding] = field(default_factory=dict)

    def __post_init__(self) -> None:
        guard = functools.partial(forbidden, self.write_yourself, self.namespace)
        self._student = NotebookFunctions(self.namespace, self.exercises, guard, self.broken)

    @pytest.fixture(scope="session")
    def student(self) -> NotebookFunctions:
        """Return the functions of the notebook."""
        return self._student

    @pytest.fixture(scope="session")
    def open_function(self) -> Any:
        """Return the functions that the topic gives to everyone, with first arguments filled in."""

        def open_function(name: str, *arguments: Any) -> Any:
            function = getattr(importlib.import_module("selfchecks.open_functions"), name)
            return functools.partial(function, *arguments) if arguments else function

        return open_function

    def pytest_configure(self, config: pytest.Config) -> None:
        """Declare the mark that says what a self-check is worth."""
        config.addinivalue_line("markers", "points(n): what the self-check is worth")

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        """Keep the reason when the file cannot be read."""
        if report.failed:
            self.problem = str(report.longrepr).strip().splitlines()[-1]

    def pytest_collection_modifyitems(self, items: list[pytest.Function]) -> None:
        """Take down every test before the first one runs."""
        for item in items:
            mark = item.get_closest_marker("points")
            lines = (item.function.__doc__ or "").strip().splitlines()
            title = lines[0] if lines else item.originalname.removeprefix("test_").replace("_", " ")
            points = float(mark.args[0]) if mark and mark.args else 0.0
            self.findings.setdefault(item.originalname, Finding(title, points)).cases += 1

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(
        self, item: pytest.Function, call: pytest.CallInfo[None]
    ) -> pytest.TestReport:
        """Put the outcome of a test into words, in place of pytest's own report."""
        finding = self.findings[item.originalname]
        finding.has_begun = True
        if call.when == "setup":
            self._student.has_returned_none = False
            self._student.take_last_call()
        error = call.excinfo.value if call.excinfo else None
        if error is None:
            finding.passed += call.when == "call"
            if finding.passed == finding.cases:
                finding.status = "passed"
        elif finding.status == "stopped" and not isinstance(error, KeyboardInterrupt):
            self._take_down(finding, error)
            finding.case = f"Case {item.name.partition('[')[2].rstrip(']')}: "
        return pytest.TestReport(
            nodeid=item.nodeid,
            location=item.location,
            keywords={},
            outcome="failed" if error else "passed",
            longrepr=None,
            when=call.when,  # type: ignore[arg-type]  # never "collect" here
        )

    def _take_down(self, finding: Finding, error: BaseException) -> None:
        """Keep how a test failed, with the call that went wrong and the line that made it."""
        raised = self._student.take_raised()
        call, calls = self._student.take_last_call()
        finding.is_error = any(error is other for other in raised)
        finding.status, finding.message = describe_failure(
            error,
            raised,
            self.namespace,
            self.exercise,
            has_none=self._student.has_returned_none,
            broken=self.broken,
        )
        file, line, statement = find_statement(error)
        if finding.status == "failed" and file and not isinstance(error, BrokenAnswerError):
            finding.place = f"{TESTS.name}/{file}, line {line}"
            if finding.is_error or calls == 1 or makes_one_call(statement):
                finding.call = call
            elif statement not in finding.message and len(statement) <= LONGEST_STATEMENT:
                finding.place += f": {statement}"

    def rows(self) -> tuple[Row, ...]:
        """Return the verdicts; what was never finished was stopped from the keyboard."""
        rows = []
        reported: set[str] = set()
        for finding in self.findings.values():
            message = finding.message
            is_known = bool(message) and message in reported
            if is_known and finding.status == "todo":
                message = ""
            elif is_known and (finding.is_error or not finding.place):
                message = "The same error as above."
            elif message and finding.cases > 1:
                message = finding.case + message
            if finding.status == "stopped":
                message = "You stopped it. It is slow, or a loop in it never ends."
                message = message if finding.has_begun else "Not run."
            reported.add(finding.message)
            rows.append(
                Row(
                    finding.title,
                    finding.status,
                    finding.points,
                    message,
                    finding.call,
                    finding.place,
                )
            )
        return tuple(rows)
