"""Oracles of hidden tests that are computed once for a whole class."""

import numpy as np
import pytest

from autograder.testing import remembered


@pytest.fixture
def doubled():
    """Return a remembered oracle, and the list of what it was really asked."""
    asked = []

    @remembered
    def oracle(x, times=2):
        asked.append((x, times))
        return [x * times]

    return oracle, asked


def test_the_same_question_is_answered_once(doubled):
    oracle, asked = doubled
    for _ in range(3):
        assert oracle(np.arange(3.0))[0].tolist() == [0, 2, 4]
    assert len(asked) == 1


@pytest.mark.parametrize(
    "other",
    [np.arange(3), np.arange(3.0)[:, None], np.arange(3.0)[::-1], np.float32([0, 1, 2]), 3, 3.0],
)
def test_another_question_gets_an_answer_of_its_own(doubled, other):
    oracle, asked = doubled
    oracle(np.arange(3.0))
    assert np.array_equal(oracle(other)[0], other * 2)
    assert np.array_equal(oracle(other, times=3)[0], other * 3)
    assert len(asked) == 3


def test_who_changes_an_answer_changes_a_copy(doubled):
    oracle, _ = doubled
    oracle(np.ones(2))[0][:] = 7
    oracle(np.ones(2)).append(1)
    [answer] = oracle(np.ones(2))
    assert answer.tolist() == [2, 2]


def test_an_oracle_that_draws_is_refused():
    oracle = remembered(lambda rng: rng.random())
    with pytest.raises(TypeError, match="it changes its arguments"):
        oracle(np.random.default_rng(1))


def test_an_argument_that_cannot_be_compared_is_refused(doubled):
    oracle, _ = doubled
    with pytest.raises(TypeError, match="oracle: its arguments cannot be compared"):
        oracle(lambda: 1)


def test_memory_is_bounded(doubled, monkeypatch):
    monkeypatch.setattr("autograder.testing.remembered_oracles.MOST_KEPT", 2)
    oracle, asked = doubled
    for x in (1, 2, 3, 3, 1):
        oracle(x)
    assert [x for x, _ in asked] == [1, 2, 3, 1]
