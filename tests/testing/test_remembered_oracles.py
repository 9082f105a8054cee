"""Oracles of hidden tests that are computed once for a whole class."""

import numpy as np
import pytest

from autograder.sandbox.open_functions import open_function_maker
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


def test_a_remembered_answer_draws_as_often_as_a_new_one():
    asked = []

    @remembered
    def oracle(rng, *, n):
        asked.append(n)
        return rng.random(n)

    first, second = np.random.default_rng(1), np.random.default_rng(1)
    assert np.array_equal(oracle(first, n=3), oracle(second, n=3))
    assert asked == [3]
    assert first.random() == second.random() == np.random.default_rng(1).random(4)[3]
    assert not np.array_equal(oracle(first, n=3), oracle(np.random.default_rng(1), n=3))


def test_open_functions_are_known_by_name_and_first_arguments():
    source = "def shifted(by, x):\n    return x + by\n\ndef twice(x):\n    return 2 * x\n"
    make, asked = open_function_maker(source), []

    @remembered
    def oracle(f, x):
        asked.append(repr(f))
        return f(x)

    for _ in range(2):
        assert oracle(make("shifted", 1), 5) == 6
        assert oracle(make("shifted", np.array([2])), 5).tolist() == [7]
        assert oracle(make("twice"), 5) == 10
    assert len(asked) == 3


def test_an_oracle_that_changes_an_argument_is_refused():
    oracle = remembered(lambda numbers: numbers.pop())
    with pytest.raises(TypeError, match="it changes its arguments"):
        oracle([1, 2])


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
