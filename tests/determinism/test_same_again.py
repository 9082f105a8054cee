"""The same submission gets the same marks and the same words, however often and wherever."""

import json
from itertools import pairwise

import pytest

from tests.determinism.conftest import KINDS, Judge, busy_machine


def assert_one_outcome(found: dict[str, set[str]]) -> None:
    for kind, outcomes in found.items():
        ordered = sorted(outcomes)
        for one, other in pairwise(ordered):
            lines = zip(one.splitlines(), other.splitlines(), strict=False)
            assert [pair for pair in lines if pair[0] != pair[1]] == [], kind
        assert len(outcomes) == 1, kind


def together(*rounds: dict[str, set[str]]) -> dict[str, set[str]]:
    return {kind: set().union(*(found[kind] for found in rounds)) for kind in KINDS}


@pytest.fixture(scope="module")
def first(judge: Judge) -> dict[str, set[str]]:
    """What came out at first, of two tries."""
    return judge.judge(2)


@pytest.mark.parametrize("kind", KINDS)
def test_the_submissions_are_what_they_should_be(first, kind):
    """Else nothing below would be tried."""
    reply, page = json.loads(min(first[kind]))
    exercises = reply["result"]["exercises"]
    statuses = {v["status"] for e in exercises for v in e["verdicts"]}
    if kind == "right":
        assert statuses == {"passed"}
        outputs = json.dumps(reply["result"]["cells"])
        assert "image/png" in outputs
        assert "apple" in outputs
    elif kind == "wrong":
        assert {"passed", "failed", "raised"} <= statuses
        assert any(e["counterexample"] for e in exercises)
        assert any(v["followed_through_with"] for e in exercises for v in e["verdicts"])
        assert "The smallest call found" in page
    else:
        assert "timed out" in statuses
        assert "ran for too long" in page
        (near,) = (e for e in exercises if e["exercise"] == "r2_score")
        assert "timed out" not in {v["status"] for v in near["verdicts"]}


def test_the_same_in_a_row_and_in_company(judge, first):
    assert_one_outcome(together(first, judge.judge(4)))


def test_the_same_on_a_busy_machine(judge, first):
    with busy_machine():
        found = judge.judge(4)
    assert_one_outcome(together(first, found))


@pytest.mark.slow
@pytest.mark.parametrize("is_busy", [False, True])
def test_the_same_a_hundred_times(judge, first, is_busy):
    if is_busy:
        with busy_machine():
            found = judge.judge(50)
    else:
        found = judge.judge(50)
    assert_one_outcome(together(first, found))
