"""``calibrate`` tries stored answers, and says which verdict is not as it must be."""

import io
import json
import subprocess
import sys
from pathlib import Path

import pytest
from rich.console import Console

from autograder.checking.stored_answers import Kind
from autograder.cli.author import _calibration_table
from autograder.pipeline.calibrate import CalibrationReport, CalibrationRow

AUTOGRADER = Path(sys.executable).with_name("autograder")
SANDBOX = Path(__file__).parents[2] / ".venv-sandbox"
HIDDEN = "autograder/hidden_tests/lines/test_double.py"
STORED = "tests/calibration/lines/double"
RIGHT = "def double(x):\n    return x + x\n"
SLOPE = '''"""Hidden tests."""

import numpy as np
import pytest

from autograder.testing.assertions import assert_close


@pytest.mark.points(2)
def test_by_hand(student):
    """Gives the numbers worked by hand."""
    assert_close(student.slope(np.array([1.0, 4.0])), 1.5)
'''
BY_LUCK = '''

@pytest.mark.points(1)
def test_ones(student, seed):
    """Doubles ones."""
    if seed("coin") % 2:
        assert_close(student.double(np.ones(2)), [2, 2])
'''


@pytest.fixture
def calibrated(course):
    """Run the verb, and return its exit code, what it earned by answer, and its words."""
    (course.root / ".venv-sandbox").symlink_to(SANDBOX)
    course.write("autograder/hidden_tests/lines/test_slope.py", SLOPE)

    def calibrated(*words):
        done = subprocess.run(
            [AUTOGRADER, "calibrate", "--json", *words],
            cwd=course.root,
            capture_output=True,
            text=True,
            timeout=120,
        )
        rows = json.loads(done.stdout)["rows"] if done.stdout else []
        earned = {(r["exercise"], r["kind"], r["name"]): r["earned"] for r in rows}
        return done.returncode, earned, done.stderr

    return calibrated


def test_answers_that_earn_what_they_must(course, calibrated):
    course.write(f"{STORED}/right/adds.py", RIGHT)
    code, earned, _ = calibrated()
    assert code == 0
    assert {key[1:]: points for key, points in earned.items() if key[0] == "double"} == {
        ("reference", ""): [3, 3, 3],
        ("stub", ""): [0, 0, 0],
        ("right", "adds"): [3, 3, 3],
        ("wrong", "first"): [1, 1, 1],
        ("wrong", "second"): [1, 1, 1],
        ("wrong", "third"): [1, 1, 1],
        ("non-answer", ""): [0, 0, 0],
    }


@pytest.mark.parametrize(
    ("kind", "source", "points"),
    [("wrong", RIGHT, 3), ("right", "def double(x):\n    return 3 * x\n", 1)],
)
def test_a_verdict_that_is_not_as_it_must_be(course, calibrated, kind, source, points):
    course.write(f"{STORED}/{kind}/misjudged.py", source)
    code, earned, _ = calibrated()
    assert earned["double", kind, "misjudged"] == [points] * 3
    assert code == 1


def test_more_secrets_find_what_is_caught_by_luck(course, calibrated):
    course.change("assignments/lines/assignment.toml", "points = 3", "points = 4")
    course.write(HIDDEN, course.read(HIDDEN) + BY_LUCK)
    caught = "def double(x):\n    return x if (x == 1).all() else 2 * x\n"
    course.write(f"{STORED}/wrong/ones_stay.py", caught)
    code, earned, _ = calibrated("--secrets", "12")
    assert len(earned["double", "wrong", "ones_stay"]) == 12
    assert set(earned["double", "wrong", "ones_stay"]) == {3, 4}
    assert code == 1


def test_the_recorded_table_is_of_three_secrets(course, calibrated):
    code, _, words = calibrated("--secrets", "2", "--record")
    assert code == 2
    assert "--record keeps a table of 3 secrets, not of 2" in words


def test_the_table_is_whole_at_80_columns():
    tests = ("test_integers_sizes_and_shapes_of_everything", "test_swaps_count", "test_tiny_pivot")
    name = "swaps_only_below_a_threshold_that_is_far_too_large"
    row = CalibrationRow("determinant", Kind.WRONG, name, 5, (0, 4, None), 0.1, tests, "lines")
    console = Console(width=80, file=io.StringIO())
    console.print(_calibration_table(CalibrationReport((row, row))))
    lines = console.file.getvalue().splitlines()
    assert max(map(len, lines)) <= 80
    cells = "".join("".join(line.split("│")[1:2]).strip() for line in lines)
    fails = "".join("".join(line.split("│")[4:5]).strip() for line in lines)
    assert name in cells
    assert all(test.removeprefix("test_") in fails.replace(" ", "") for test in tests)
    assert "…" not in "".join(lines)
