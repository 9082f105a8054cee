"""Private parts of pytest and Hypothesis: where one has moved, the same comes by the stock way."""

import importlib
import os
from pathlib import Path

import pytest

from autograder.authoring.assignment import read_topic
from autograder.checking import library_parts, pytest_session
from autograder.checking.hidden_test_suite import Suite
from autograder.checking.library_parts import (
    HYPOTHESIS,
    PYTEST,
    forget_local_constants,
    moved_in_hypothesis,
    moved_in_pytest,
)
from autograder.checking.pytest_session import MainSession, WarmSession, open_session
from autograder.paths import CoursePaths
from autograder.pipeline import doctor

# a worker of the grader does not make errors of warnings, as these tests do
pytestmark = pytest.mark.filterwarnings("ignore::pytest.PytestRemovedIn10Warning")
PATHS = CoursePaths(Path(__file__).parents[2])
HIDDEN = """
import pytest
@pytest.mark.points(1)
@pytest.mark.parametrize("number", [1, 2, 3, 4])
def test_small(number, log):
    log(number)
    assert number < 3, number
@pytest.mark.points(1)
def test_other(log):
    log("other")
"""


class Fixtures:
    """Keeps what hidden tests did and what they raised."""

    def __init__(self):
        self.seen, self.raised = [], []

    @pytest.fixture(scope="session")
    def log(self):
        return self.seen.append

    @pytest.hookimpl(tryfirst=True)
    def pytest_runtest_makereport(self, item, call):
        if call.excinfo is not None:
            self.raised.append(call.excinfo.type)


@pytest.fixture
def forget():
    """Make the canaries look again, before and after."""
    for canary in (moved_in_pytest, moved_in_hypothesis):
        canary.cache_clear()
    yield
    for canary in (moved_in_pytest, moved_in_hypothesis):
        canary.cache_clear()


def move(monkeypatch, part):
    """Let a part of a library have another signature, or be gone if it is no function."""
    owner, _, name = part.name.rpartition(".")
    holder = importlib.import_module(part.module)
    holder = getattr(holder, owner) if owner else holder
    if part.parameters is None:
        monkeypatch.delattr(holder, name)
    else:
        monkeypatch.setattr(holder, name, lambda moved: moved)


def settings_of_pytest():
    names = ("PYTEST_ADDOPTS", "PYTEST_PLUGINS", "PYTEST_DISABLE_PLUGIN_AUTOLOAD")
    return {name: os.environ[name] for name in names if name in os.environ}


def test_the_installed_libraries_are_as_the_engine_knows_them():
    assert (moved_in_pytest(), moved_in_hypothesis()) == ((), ())


@pytest.mark.parametrize("part", PYTEST, ids=lambda part: part.name)
def test_where_pytest_has_moved_a_part_its_main_is_called(tmp_path, monkeypatch, forget, part):
    file = tmp_path / "test_small.py"
    file.write_text(HIDDEN)
    move(monkeypatch, part)
    (fault,) = moved_in_pytest()
    assert fault == f"{part.module}.{part.name} now takes (moved)"
    monkeypatch.undo()  # pytest's main needs it still; that it has moved is remembered
    assert isinstance(open_session([file], Fixtures()), MainSession)


@pytest.mark.parametrize("kind", [WarmSession, MainSession])
def test_both_ways_run_the_same_and_stop_at_the_first_failure(tmp_path, kind, capfd):
    file = tmp_path / "test_small.py"
    file.write_text(HIDDEN)
    fixtures = Fixtures()
    session = kind([file], fixtures)
    *small, other = session.items
    assert [item.name for item in small] == [f"test_small[{n}]" for n in (1, 2, 3, 4)]
    for _ in range(2):
        session.run(small, lambda: bool(fixtures.raised))
        assert fixtures.seen == [1, 2, 3]
        assert fixtures.raised == [AssertionError]
        fixtures.seen.clear()
        fixtures.raised.clear()
        session.run([other], lambda: bool(fixtures.raised))
        assert (fixtures.seen, fixtures.raised) == (["other"], [])
        fixtures.seen.clear()
    session.close()
    assert capfd.readouterr().out.strip() == ""


@pytest.mark.parametrize("kind", [WarmSession, MainSession])
def test_settings_of_the_environment_neither_reach_a_session_nor_are_lost(
    tmp_path, kind, monkeypatch
):
    file = tmp_path / "test_small.py"
    file.write_text(HIDDEN)
    monkeypatch.delenv("PYTEST_DISABLE_PLUGIN_AUTOLOAD", raising=False)
    monkeypatch.setenv("PYTEST_ADDOPTS", "--no-such-option")
    monkeypatch.setenv("PYTEST_PLUGINS", "no_such_module")
    before = settings_of_pytest()
    session = kind([file], Fixtures())
    session.run(session.items[-1:], lambda: False)
    session.close()
    assert len(session.items) == 5
    assert settings_of_pytest() == before


@pytest.mark.parametrize("kind", [WarmSession, MainSession])
@pytest.mark.parametrize(
    ("text", "line", "cause"),
    [
        (None, 1, "there is no such hidden test"),
        ("\nimport nothing_of_this_name", 2, "Got ModuleNotFoundError: No module named"),
        ("x = 1\n\ndef", 3, "Got SyntaxError: "),
        ("def f():\n    return 1 / 0\n\nf()", 2, "Got ZeroDivisionError: division by zero"),
    ],
)
def test_both_ways_name_the_file_the_line_and_the_cause_and_collect_the_others(
    tmp_path, kind, text, line, cause
):
    broken, sound = tmp_path / "test_broken.py", tmp_path / "test_sound.py"
    sound.write_text(HIDDEN)
    if text is not None:
        broken.write_text(text)
    session = kind([broken, sound], Fixtures())
    assert len(session.items) == 5
    (fault,) = session.faults.values()
    assert (fault.file, fault.line) == (broken, line)
    assert cause in fault.message
    session.close()


@pytest.mark.parametrize("kind", [WarmSession, MainSession])
def test_files_of_one_name_in_two_topics_are_two_modules(tmp_path, kind):
    sessions = []
    for topic in ("trees", "lines"):
        file = tmp_path / topic / "test_fit.py"
        file.parent.mkdir()
        file.write_text(f"def test_of_{topic}():\n    pass\n")
        sessions.append((topic, file, kind([file], Fixtures())))
    for topic, file, session in sessions:
        (item,) = session.items
        assert (item.name, item.module.__file__) == (f"test_of_{topic}", str(file))
    for _, _, session in sessions:
        session.close()


def test_a_topic_gets_the_same_verdicts_in_both_ways(monkeypatch):
    topic = read_topic(PATHS, "linear_regression")
    found = []
    for moved in ((), ("something",)):
        monkeypatch.setattr(pytest_session, "moved_in_pytest", lambda moved=moved: moved)
        suite = Suite(PATHS, topic, "any secret")
        tests = [test for e in topic.exercises[:2] for test in suite.tests(e.name)]
        found.append(
            [
                (t.name, t.title, t.points, len(t.items), suite.run(t, suite.reference))
                for t in tests
            ]
        )
        suite.close()
    assert found[0] == found[1]
    assert {one[-1] for one in found[0]} == {None}


@pytest.mark.parametrize("part", HYPOTHESIS, ids=lambda part: part.name)
def test_where_hypothesis_has_moved_a_part_it_is_left_alone(monkeypatch, forget, part):
    provider = library_parts.importlib.import_module(HYPOTHESIS[0].module).HypothesisProvider
    before = vars(provider)["_local_constants"]
    move(monkeypatch, part)
    (fault,) = moved_in_hypothesis()
    assert fault.startswith(f"{part.module}.{part.name} ")
    forget_local_constants()
    assert vars(provider).get("_local_constants", before) is before


def test_doctor_reports_what_has_moved(monkeypatch, tmp_path):
    monkeypatch.setattr(doctor, "moved_in_pytest", lambda: ("_pytest.x is gone",))
    (found,) = [one for one in doctor.examine(tmp_path) if one.what == "private parts"]
    assert (found.level, found.found) == ("warn", "moved: _pytest.x is gone")
    assert found.remedy == "Grading goes on, slower. Run: make environments"


@pytest.mark.parametrize("kind", [WarmSession, MainSession])
@pytest.mark.parametrize("line", ["import sys; sys.exit(3)", "raise SystemExit", "exit()"])
def test_a_file_that_ends_the_process_is_a_fault_of_its_own(tmp_path, kind, line):
    (tmp_path / "test_sound.py").write_text("def test_one():\n    pass\n")
    (tmp_path / "test_ended.py").write_text(f"\n\n{line}\n\n\ndef test_two():\n    pass\n")
    session = kind([tmp_path / "test_ended.py", tmp_path / "test_sound.py"], Fixtures())
    assert [item.name for item in session.items] == ["test_one"]
    (fault,) = session.faults.values()
    assert (fault.file.name, fault.line) == ("test_ended.py", 3)
    assert "cannot be imported. Got SystemExit" in fault.message
    session.close()
