"""The benchmark: what it computes, and (slow) that both sides still run and agree."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

from autograder.checking.student_functions import StudentFunction
from benchmarks import sides
from benchmarks.__main__ import put_table
from benchmarks.kernel_tests import Function, Functions, _cases, _passes
from benchmarks.sides import Timing
from benchmarks.summary_table import Measurement, ratios, read_found, table

ROOT = Path(__file__).parents[2]


def found():
    made = Measurement("2026-01-02", "a machine", {"nbgrader": "0.9.6"}, 3, 0.5)
    made.students["fixed"] = 10
    made.timings["fixed"] = {
        "stock": [Timing(20, 2.0, 15), Timing(30, 3.0, 15), Timing(40, 4.0, 15)],
        "stock, two processes": [Timing(10, 1.0, 15)] * 3,
        "autograder, two workers": [Timing(4, 0.1, 2), Timing(4, 0.1, 2), Timing(4, 0.4, 2)],
    }
    made.small["regrade"] = 0.0031
    return made


def test_a_ratio_is_the_median_of_the_ratios_of_the_rounds():
    assert ratios(found().timings["fixed"])["stock"] == pytest.approx(20.0)


def test_the_table_has_a_row_for_every_side_and_names_machine_and_date():
    text = table(found())
    assert "| autograder, two workers | 100 ms | 4.0 s | 200 ms | **20.0** | 25 |" in text
    assert "| stock | 3000 ms |" in text
    assert "2026-01-02, a machine" in text
    assert "3.1 ms a submission" in text


def test_what_was_recorded_gives_the_same_table_again():
    assert table(read_found(json.loads(json.dumps(found().as_plain())))) == table(found())


def test_the_table_goes_between_its_marks_and_nowhere_else():
    page = "# A page\n<!-- benchmark -->\nold\n<!-- /benchmark -->\nthe end\n"
    made = put_table(page, table(found()))
    assert made == page.replace("old\n", table(found()))
    with pytest.raises(SystemExit, match=r"docs/speed\.md: .* 2 times"):
        put_table(page + page, "")


def test_stock_can_do_all_that_hidden_tests_ask_of_a_function():
    asked = {name for name in vars(StudentFunction) if not name.startswith("_")}
    assert asked == {name for name in vars(Function) if not name.startswith("_")} - {"function"}

    def refusing(x):
        if x < 0:
            raise ValueError
        return x

    function = Functions({"f": refusing}.__getitem__).f
    assert function.first_not_raising(ValueError, [(-1,), (-2,)]) is None
    assert function.first_not_raising(ValueError, [(-1,), (2,), (3,)]) == 1


def test_hidden_tests_run_on_plain_functions_as_pytest_would_run_them():
    @pytest.mark.parametrize(("n", "square"), [(2, 4), (3, 9)])
    @pytest.mark.parametrize("sign", [1, -1])
    def squares(student, n, square, sign):
        assert student.f(sign * n) == square

    cases = [(case["sign"], case["n"]) for case in _cases(squares)]
    assert sorted(cases) == [(-1, 2), (-1, 3), (1, 2), (1, 3)]
    right, wrong = ({"f": lambda x: x * x}, {"f": lambda x: x * abs(x)})
    assert _passes(squares, {"student": Functions(right.__getitem__)})
    assert not _passes(squares, {"student": Functions(wrong.__getitem__)})


def test_a_run_that_two_processes_of_stock_lost_is_done_again(monkeypatch, tmp_path):
    failed = sides.FailedRunError("stock, two processes: ended with 1\nthe log")
    ends = [failed, Timing(3.0, 1.0, 2.0)]

    def run_once(*_: object) -> Timing:
        end = ends.pop(0)
        if isinstance(end, BaseException):
            raise end
        return end

    monkeypatch.setattr(sides, "_run_once", run_once)
    twice = sides.MeasuredSide("stock, two processes", tmp_path, (("a",), ("b",)), 2, ())
    assert sides.run_side(None, twice).seconds == 3.0
    ends[:] = [failed]
    with pytest.raises(SystemExit):
        sides.run_side(None, sides.MeasuredSide("ours", tmp_path, (("a",),), 2, ()))


@pytest.mark.slow
def test_both_sides_run_and_record_the_same_scores(tmp_path):
    record = tmp_path / "found.json"
    words = ["--only", "fixed", "--students", "4", "--rounds", "1", "--json", record]
    subprocess.run([sys.executable, "-m", "benchmarks", *words], cwd=ROOT, check=True)
    measured = json.loads(record.read_text())
    assert set(measured["ratios"]["fixed"]) == {"stock", "stock, two processes"}
