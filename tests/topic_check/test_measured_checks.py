"""Costs and speed: what is judged from samples, and that the meter misses no process."""

import os
import subprocess
import sys
import time
from types import SimpleNamespace

import pytest

from autograder.pipeline.topic_checks import cpu_checks, hidden_test_cost
from autograder.pipeline.topic_checks.cpu_checks import (
    check_selfcheck_cost,
    judge_right,
    judge_wrong,
)
from autograder.pipeline.topic_checks.cpu_meter import (
    CpuMeter,
    CpuSample,
    measure_slowness,
    warn_of_load,
    whole_tree_meter,
)
from autograder.pipeline.topic_checks.hidden_test_cost import (
    HiddenTestCosts,
    RunCost,
    WrongAnswerCost,
    as_usual,
)
from autograder.pipeline.topic_checks.speed_checks import (
    SpeedPair,
    SpeedRatio,
    check_speed,
    judge_speed,
    measure_pair,
)


def costs(beyond, whole, *wrong):
    return HiddenTestCosts("by hand", CpuSample(whole), CpuSample(beyond), wrong)


def test_cheap_hidden_tests_are_right():
    finding = judge_right(costs((0.1, 0.2, 0.3), (1.0, 1.1, 1.4)))
    assert finding.missing == ()
    assert finding.found == "0.10 s beyond the answers' own time, 1.00 s with it"
    assert finding.certainty.startswith("0.10 to 0.30 s in 3 runs and 1.00 to 1.40 s in 3 runs;")
    assert "certain: all runs agree" in finding.certainty


@pytest.mark.parametrize(
    ("beyond", "whole", "message"),
    [
        ((0.6, 0.5, 0.9), (1, 1, 1), "0.50 s beyond the answers' own time. Make it 0.4 s"),
        ((0.1, 0.1, 0.1), (1.9, 1.6, 2), "1.60 s in all. Make it 1.5 s"),
    ],
)
def test_dear_hidden_tests_are_named(beyond, whole, message):
    [missing] = judge_right(costs(beyond, whole)).missing
    assert missing.startswith(message)


def test_runs_on_both_sides_of_the_limit_are_uncertain():
    assert "uncertain" in judge_right(costs((0.3, 0.3, 0.5), (1,))).certainty
    assert CpuSample((0.5, 0.6)).verdict(0.4).startswith("certain")


def test_dear_wrong_answers_are_named_and_the_worst_five_listed():
    answers = [
        WrongAnswerCost(
            f"double/wrong/n{n}", CpuSample((0.6 - n / 10,)), CpuSample((0.7,)), 0.1, False
        )
        for n in range(7)
    ]
    finding = judge_wrong(costs((0.1,), (0.1,), *answers))
    assert [line.partition(":")[0] for line in finding.missing] == ["double/wrong/n0"]
    assert finding.found.startswith(
        "7 wrong answers; worst beyond their own time: double/wrong/n0 0.60 s; "
    )
    assert finding.found.count("double/wrong") == 5
    assert judge_wrong(costs((0.1,), (0.1,), *answers[1:])).missing == ()


def test_the_own_code_of_a_wrong_answer_has_a_limit_like_that_of_a_right_one():
    slow = WrongAnswerCost("double/wrong/slow", CpuSample((0.2,)), CpuSample((1.7,)), 1.5, False)
    [missing] = judge_wrong(costs((0.1,), (0.1,), slow)).missing
    assert missing.startswith(
        "double/wrong/slow: 1.70 s more than a right submission with its own time of 1.50 s"
    )
    quick = WrongAnswerCost("double/wrong/quick", CpuSample((0.2,)), CpuSample((1.4,)), 1.2, False)
    assert judge_wrong(costs((0.1,), (0.1,), quick)).missing == ()


def test_a_wrong_answer_that_is_ended_at_its_limit_is_shown_only():
    slow = WrongAnswerCost("double/wrong/loops", CpuSample((9.0,)), CpuSample((14.0,)), 5.0, True)
    finding = judge_wrong(costs((0.1,), (0.1,), slow))
    assert finding.missing == ()
    assert "double/wrong/loops 9.00 s (time out)" in finding.found


@pytest.mark.parametrize(
    ("seconds", "lost", "message"),
    [
        ([0.1, 0.2, 0.3], [], ""),
        ([2.3, 2.1, 2.2], [], "2.10 s for all. Make it 2 s."),
        ([0.1], ["double"], "double: a self-check fails for the reference."),
    ],
)
def test_self_checks_are_judged_by_what_all_take(material, monkeypatch, seconds, lost, message):
    monkeypatch.setattr(cpu_checks, "measure_selfchecks", lambda _: (seconds, lost))
    monkeypatch.setattr(cpu_checks, "measure_slowness", lambda: 1.0)
    assert "\n".join(check_selfcheck_cost(material()).missing) == message


BURN = """
import os, time
if os.fork() == 0:
    os.setsid()
    end = time.process_time() + 0.3
    while time.process_time() < end: pass
    os._exit(0)
time.sleep(0.05)
"""


def burn():
    """Let a grandchild compute whom nobody waits for."""
    subprocess.run([sys.executable, "-c", BURN], check=True)


def test_the_meter_counts_processes_whom_nobody_waits_for():
    """Where a control group may not be made, the sum is a lower bound and says so."""
    with whole_tree_meter() as meter:
        if meter.usage_file is None:
            assert "lower bound" in meter.how
            return
        before = meter.seconds()
        burn()
        end = time.monotonic() + 60
        while meter.seconds() - before < 0.3 and time.monotonic() < end:
            time.sleep(0.01)
        assert meter.seconds() - before >= 0.3
        group = meter.usage_file.parent
    deadline = time.monotonic() + 10
    while group.exists() and time.monotonic() < deadline:
        time.sleep(0.01)
    assert not group.exists()


def test_without_a_group_the_meter_adds_up_living_processes():
    meter = CpuMeter()
    before = meter.seconds()
    end = time.process_time() + 0.1
    while time.process_time() < end:
        os.getpid()
    assert meter.seconds() - before >= 0.08


def test_both_forms_of_account_are_read(tmp_path):
    for name, text in (("cpuacct.usage", "2500000000\n"), ("cpu.stat", "usage_usec 2500000\n")):
        (tmp_path / name).write_text(text)
        assert CpuMeter(tmp_path / name).seconds() == 2.5


# --- beside libraries ---


def ratio(name, value, why_not=""):
    return SpeedRatio(name, "numpy.sort", (value,) * 3, why_not)


def test_a_reference_within_the_factor_is_right():
    finding = judge_speed(["a", "b"], [ratio("a", 2.9)], {"b": "no library has it"}, "table")
    assert finding.missing == ()
    assert finding.found == "1 compared, 1 without a counterpart"


def test_a_slow_reference_is_named_unless_the_table_says_why():
    [missing] = judge_speed(["a"], [ratio("a", 4.0)], {}, "table").missing
    assert missing.startswith("a: 4 times numpy.sort (4 to 4). Make it 3 times")
    finding = judge_speed(["a"], [ratio("a", 4.0, "a loop teaches it")], {}, "table")
    assert finding.missing == ()
    assert finding.found.endswith("slower for a reason: a 4")


def test_every_exercise_is_in_the_table_and_nothing_else():
    missing = judge_speed(["a"], [ratio("c", 1.0)], {"d": "why"}, "table").missing
    assert missing == (
        "a: not compared. Add a SpeedPair to table, or a reason to NO_COUNTERPART.",
        "table: names c, which is no exercise. Take it out.",
        "table: names d, which is no exercise. Take it out.",
    )


def test_repeats_on_both_sides_are_uncertain():
    finding = judge_speed(["a"], [SpeedRatio("a", "f", (2.0, 2.5, 4.0))], {}, "table")
    assert finding.certainty == "each 5 times; uncertain: a"


def test_a_pair_is_measured_several_times():
    def work(n):
        return sum(range(n))

    pair = SpeedPair("work", "sum", lambda f: f(40_000), lambda: work(2_000))
    ratios = measure_pair(pair, work)
    assert len(ratios) == 5
    assert sorted(ratios)[2] > 3


def test_a_topic_without_a_table_is_missing_one(material):
    [missing] = check_speed(material()).missing
    assert missing == "tests/speed/lines_pairs.py: the file is missing. Write it."


TABLE = """
from autograder.pipeline.topic_checks.speed_checks import SpeedPair
PAIRS = (SpeedPair("double", "sum", lambda f: f([1.0]), lambda: sum(range({n}))),)
NO_COUNTERPART = {{"slope": "one formula"}}
"""


@pytest.mark.parametrize(("n", "is_right"), [(200_000, True), (1, False)])
def test_a_table_is_measured_in_a_process_of_its_own(course, material, n, is_right):
    course.write("tests/speed/lines_pairs.py", TABLE.format(n=n))
    finding = check_speed(material())
    assert finding.found == "1 compared, 1 without a counterpart"
    assert (finding.missing == ()) is is_right


def test_a_table_that_cannot_be_run_is_never_right(course, material):
    course.write("tests/speed/lines_pairs.py", "raise ValueError('broken')")
    with pytest.raises(RuntimeError, match="broken"):
        check_speed(SimpleNamespace(paths=course.paths, slug="lines", shown=str, names=()))


@pytest.mark.parametrize(
    ("costs", "again"),
    [
        ([0.1, 0.4, 2, 3, 4, 5, 6, 1.5, 0.2], [1, 2, 3, 4, 5, 6, 7]),
        ([0.1, 0.3, 0.2, 0.05, 0.06, 0.07], [0, 1, 2, 4, 5]),
    ],
)
def test_what_is_near_or_above_the_limit_and_the_worst_are_measured_again(costs, again):
    beyond = {("double", n): cost for n, cost in enumerate(costs)}
    assert [n for _, n in hidden_test_cost._to_repeat(beyond)] == again


def test_a_busy_machine_is_named():
    assert warn_of_load(1.5, 2) == ""
    assert "busy machine (load 12 on 2 processors)" in warn_of_load(12.3, 2)


def test_a_slow_machine_is_measured_beside_what_it_runs():
    runs = [RunCost(1.2, 0.4, slowness=2.0), RunCost(2.4, 0.6, slowness=3.0)]
    assert [(cost.whole, cost.own) for cost in as_usual(runs)] == [(0.6, 0.2), (1.2, 0.3)]
    assert 0.1 < measure_slowness() < 100
