"""Recorded tables: which edit makes which rows outdated, and that only those are made again."""

import json
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.checking.stored_answers import Kind
from autograder.errors import UsageError
from autograder.grading.engine_modules import ENGINE, EngineModules
from autograder.pipeline.calibrate import CalibrationReport, CalibrationRow
from autograder.pipeline.exercise_selection import find_drafts, find_exercise, select_exercises
from autograder.pipeline.mutate import MutationReport, MutationRow
from autograder.pipeline.recorded_tables import (
    CALIBRATION,
    MUTATION,
    outdated_rows,
    plan_updates,
    read_table_fingerprints,
    record_calibration,
    record_mutation,
)

AUTOGRADER = Path(sys.executable).with_name("autograder")
SANDBOX = Path(__file__).parents[2] / ".venv-sandbox"
TESTS = "autograder/hidden_tests/lines"
STORED = "tests/calibration/lines"
TOML = "assignments/lines/assignment.toml"
DOUBLE = "solutions/lines/double.py"
BOTH = {"double", "slope"}
EXCUSE = '[[mutant]]\nexercise = "slope"\nline = "return 0"\nwhy = "It is the same."\n'


def changed(old, new):
    return lambda text: text.replace(old, new, 1) if old in text else pytest.fail(f"no {old!r}")


def added(more):
    return lambda text: text + more


NOTHING, ALL = (set(), set()), (BOTH, BOTH)


@pytest.mark.parametrize(
    ("file", "edit", "outdated"),
    [
        # of one exercise
        (f"{TESTS}/test_double.py", changed("-7.5", "-7.25"), ({"double"}, {"double"})),
        (f"{TESTS}/test_double.py", changed("points(1)", "points(2)"), ({"double"}, {"double"})),
        (f"{TESTS}/test_slope.py", changed("zeros(n)", "ones(n)"), ({"slope"}, {"slope"})),
        (f"{STORED}/slope/wrong/first.py", changed("return 3", "return 2"), ({"slope"}, set())),
        (f"{STORED}/slope/right/other.py", added("def slope(y): ..."), ({"slope"}, set())),
        (f"{STORED}/equivalent_mutants.toml", added(EXCUSE), (set(), {"slope"})),
        (TOML, changed("points = 3", "points = 4"), ({"double"}, {"double"})),
        (TOML, changed('uses = ["double"]', "uses = []"), ({"slope"}, {"slope"})),
        (TOML, changed('["numpy.polyfit"]', "[]"), ({"slope"}, {"slope"})),
        # of a helper, which slope uses
        (DOUBLE, changed("np.add(x, x", "np.add(x, x + 0"), ALL),
        # of all
        ("course.toml", added("[limits]\ncall_cpu_seconds = 3\n"), ALL),
        ("requirements/sandbox.lock", added("numpy==2"), ALL),
        ("assignments/lines/data/points.csv", added("3,4\n"), ALL),
        ("tests/selfchecks/lines/open_functions.py", added("def f(x): ..."), ALL),
        (f"{TESTS}/beside.py", added("X = 1"), ALL),
        # of none
        (f"{TESTS}/test_double.py", added("# A comment.\n"), NOTHING),
        (f"{TESTS}/test_double.py", changed("Gives nothing", "Returns nothing"), NOTHING),
        (f"{STORED}/slope/wrong/first.py", added("# A comment.\n"), NOTHING),
        (DOUBLE, changed("Return twice the values.", "Double the values."), NOTHING),
        (TOML, changed("Think of adding.", "Think of sums."), NOTHING),
        ("assignments/lines/notebook.md", added("\nMore.\n"), NOTHING),
        ("tests/selfchecks/lines/test_double.py", added("X = 1\n"), NOTHING),
        ("README.md", added("More.\n"), NOTHING),
        # the lines of a reference stand in the table of its mutants
        (DOUBLE, changed("exact in binary", "exact"), (set(), {"double"})),
    ],
)
def test_an_edit_makes_outdated_what_it_can_move(course, file, edit, outdated):
    path = course.root / file
    before = [read_table_fingerprints(course.paths, "lines", k) for k in (CALIBRATION, MUTATION)]
    course.write(file, edit(path.read_text() if path.exists() else ""))
    now = [read_table_fingerprints(course.paths, "lines", k) for k in (CALIBRATION, MUTATION)]
    found = [
        {name for name in BOTH if a[name] != b[name]} for a, b in zip(before, now, strict=True)
    ]
    assert tuple(found) == outdated


def test_a_helper_of_a_hidden_test_counts_for_it(course):
    course.change(
        f"{TESTS}/test_slope.py",
        "import pytest\n",
        "import pytest\nfrom autograder.hidden_tests.lines import beside\n",
    )
    course.write(f"{TESTS}/beside.py", "X = 1\n")
    before = read_table_fingerprints(course.paths, "lines", CALIBRATION)
    course.write(f"{TESTS}/beside.py", "X = 2\n")
    now = read_table_fingerprints(course.paths, "lines", CALIBRATION)
    assert before["double"] == now["double"]
    assert before["slope"] != now["slope"]


def test_a_reference_counts_for_stored_answers_that_name_it(course):
    course.write("solutions/lines/slope.py", "def slope(y):\n    '''Tell.'''\n    return 1\n")
    course.change(TOML, 'uses = ["double"]', "uses = []")

    def is_moved():
        before = read_table_fingerprints(course.paths, "lines", CALIBRATION)["slope"]
        course.write(DOUBLE, course.read(DOUBLE) + "MORE = 1\n")
        return before != read_table_fingerprints(course.paths, "lines", CALIBRATION)["slope"]

    assert not is_moved()
    course.write(f"{STORED}/slope/wrong/calls.py", "def slope(y):\n    return double(y)\n")
    assert is_moved()


@pytest.mark.parametrize(
    ("file", "old", "new", "is_moved"),
    [
        ("checking/stored_answers.py", "import numpy as np", "import numpy", True),
        ("pipeline/calibrate.py", '"first", "second"', '"first", "2nd"', True),
        ("testing/strategies.py", "import numpy as np", "import numpy as np\nX = 1", False),
        ("checking/failure_messages.py", "sent something back", "sent back something", False),
        ("checking/cell_notes.py", "MAX_NOTES = 4", "MAX_NOTES = 5", False),
        ("sandbox/inside/figures.py", "import", "# a comment\nimport", False),
        ("pipeline/calibrate.py", '"""Keep', '"""Really keep', False),
        ("reports/templates/feedback.html", "<", "<!-- a comment --><", False),
    ],
)
def test_an_edit_of_the_engine_moves_what_it_can_move(course, tmp_path, file, old, new, is_moved):
    folder = tmp_path / "copy" / "autograder"
    shutil.copytree(ENGINE, folder, ignore=shutil.ignore_patterns("__pycache__", "hidden_tests"))

    def read():
        return read_table_fingerprints(course.paths, "lines", CALIBRATION, EngineModules(folder))

    before, text = read(), (folder / file).read_text()
    assert old in text
    (folder / file).write_text(text.replace(old, new, 1))
    assert (read() != before) is is_moved


def test_a_module_of_the_engine_that_only_one_test_imports_counts_for_it(course, tmp_path):
    folder = tmp_path / "copy" / "autograder"
    shutil.copytree(ENGINE, folder, ignore=shutil.ignore_patterns("__pycache__", "hidden_tests"))
    course.change(
        f"{TESTS}/test_slope.py",
        "import pytest\n",
        "import pytest\n\nfrom autograder.checking import strategies\n",
    )
    before = read_table_fingerprints(course.paths, "lines", MUTATION, EngineModules(folder))
    with (folder / "checking" / "strategies.py").open("a") as file:
        file.write("X = 1\n")
    now = read_table_fingerprints(course.paths, "lines", MUTATION, EngineModules(folder))
    assert before["double"] == now["double"]
    assert before["slope"] != now["slope"]


# --- what is recorded ----------------------------------------------------------------------------


def calibrated(updates, earned=0):
    """Make a report of what was to be run."""
    rows = [
        CalibrationRow(exercise, Kind.STUB, "", 3, (earned,), 0.1, ("test",), update.topic)
        for update in updates
        for exercise in update.exercises
    ]
    return CalibrationReport(tuple(rows))


def record(course, **options):
    updates = plan_updates(course.paths, (), CALIBRATION, **options)
    record_calibration(course.paths, updates, calibrated(updates))
    return [name for update in updates for name in update.names]


def table(course, kind=CALIBRATION):
    return json.loads(course.paths.recorded_table("lines", kind).read_text())


def test_only_outdated_rows_are_made_again(course):
    assert record(course) == ["lines/double", "lines/slope"]
    assert record(course) == []
    before = course.read(f"{STORED}/calibration.json").splitlines()
    course.change(f"{TESTS}/test_slope.py", "zeros(n)), np", "ones(n)), np")
    assert outdated_rows(course.paths, "lines", CALIBRATION) == ("slope",)
    assert record(course) == ["lines/slope"]
    now = course.read(f"{STORED}/calibration.json").splitlines()
    differing = [a for a, b in zip(before, now, strict=True) if a != b]
    assert len(differing) == 1
    assert '"slope"' in differing[0]
    assert record(course, is_forced=True) == ["lines/double", "lines/slope"]
    assert course.read(f"{STORED}/calibration.json").splitlines() == now


def test_rows_with_faults_are_not_recorded(course):
    updates = plan_updates(course.paths, ["lines/slope"], CALIBRATION)
    record_calibration(course.paths, updates, calibrated(updates, earned=1))
    assert table(course)["rows"] == []
    assert outdated_rows(course.paths, "lines", CALIBRATION) == ("double", "slope")


def test_what_is_edited_while_it_runs_stays_outdated(course):
    updates = plan_updates(course.paths, (), CALIBRATION)
    course.change(f"{TESTS}/test_slope.py", "zeros(n)), np", "ones(n)), np")
    record_calibration(course.paths, updates, calibrated(updates))
    assert outdated_rows(course.paths, "lines", CALIBRATION) == ("slope",)


def test_rows_of_an_exercise_that_is_gone_go(course):
    record(course)
    path = course.paths.recorded_table("lines", CALIBRATION)
    path.write_text(path.read_text().replace("double", "gone"))
    assert outdated_rows(course.paths, "lines", CALIBRATION) == ("double", "gone")
    record(course)
    assert list(table(course)["made_from"]) == ["double", "slope"]
    assert {row["exercise"] for row in table(course)["rows"]} == {"double", "slope"}


def test_a_table_with_one_hash_for_all_is_outdated(course):
    course.write(f"{STORED}/mutation.json", '{"made_from": "1f", "rows": []}')
    assert outdated_rows(course.paths, "lines", MUTATION) == ("double", "slope")
    (update,) = plan_updates(course.paths, ["lines/slope"], MUTATION)
    report = MutationReport("lines", (MutationRow("slope", 3, 2, 0, ("a  ->  b",)),))
    record_mutation(course.paths, update, report)
    assert outdated_rows(course.paths, "lines", MUTATION) == ("double",)
    assert table(course, MUTATION)["rows"][0]["survivors"] == ["a  ->  b"]


def test_exercises_are_chosen_by_name(course):
    assert select_exercises(course.paths, ()) == {"lines": ("double", "slope")}
    assert select_exercises(course.paths, ["lines/slope"]) == {"lines": ("slope",)}
    assert select_exercises(course.paths, ["slope"]) == {"lines": ("slope",)}
    assert find_exercise(course.paths, "slope").id == "lines/slope"
    with pytest.raises(UsageError, match="a whole topic"):
        find_exercise(course.paths, "lines")
    assert select_exercises(course.paths, ["lines/slope", "lines"]) == {
        "lines": ("double", "slope")
    }
    for name, words in (("dots", "no topic is named dots"), ("lines/dot", "no exercise is named")):
        with pytest.raises(UsageError, match=words):
            select_exercises(course.paths, [name])


def test_a_draft_is_chosen_by_its_name_alone(course):
    course.write("assignments/dots/assignment.toml", course.read(TOML))
    assert find_drafts(course.paths, ["lines"]) == ("dots",)
    assert set(select_exercises(course.paths, ())) == {"lines"}
    assert select_exercises(course.paths, ["dots/slope"]) == {"dots": ("slope",)}


def run(course, *words):
    done = subprocess.run(
        [AUTOGRADER, *words, "--json", "--jobs", "1"],
        cwd=course.root,
        capture_output=True,
        text=True,
        timeout=120,
    )
    assert done.returncode in (0, 1), done.stderr
    return done.returncode, json.loads(done.stdout)


def test_the_verbs_run_and_record_what_is_outdated(course):
    (course.root / ".venv-sandbox").symlink_to(SANDBOX)
    code, report = run(course, "calibrate", "lines/double", "--record")
    assert code == 0
    assert {row["exercise"] for row in report["rows"]} == {"double"}
    assert outdated_rows(course.paths, "lines", CALIBRATION) == ("slope",)
    assert run(course, "calibrate", "lines/double", "--record") == (0, {"rows": []})
    code, report = run(course, "mutate", "lines/double", "--record")
    assert code == 0
    assert [row["exercise"] for row in report["rows"]] == ["double"]
    assert outdated_rows(course.paths, "lines", MUTATION) == ("slope",)
