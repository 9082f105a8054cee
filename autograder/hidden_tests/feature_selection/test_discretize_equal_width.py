"""Hidden tests of discretize_equal_width; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_bins(student, seed):
    """Numbers the bins from 0, by width and not by rank, in any range and unit."""
    rng = np.random.default_rng(seed("values"))
    skewed = np.array([0.0, 0.1, 0.2, 0.3, 10.0, 4.9, 7.6])
    cases = [((skewed, 4), np.array([0, 0, 0, 0, 3, 1, 3]))]
    cases.append(((np.array([-1.0, -9.0, -4.9, -5.1]), 2), np.array([1, 0, 1, 0])))
    cases.append(((2.0**40 + np.array([2.5, 0.0, 4.0, 1.5]), 4), np.array([2, 0, 3, 1])))
    cases.append(((np.array([0.0, 0.985, 4.0, 1.015, 2.985]), 4), np.array([0, 0, 3, 1, 2])))
    for n, n_bins in [(9, 3), (30, 7), (12, 20)]:
        right = np.append([0, n_bins - 1], rng.integers(n_bins, size=n))
        values = right + np.append([0.0, 1.0], rng.uniform(0.05, 0.95, size=n))
        order = rng.permutation(n + 2)
        for unit, shift in [(1.0, 0.0), (1e-30, 0.0), (1e9, -3e9), (0.37, 5.0), (2.0, -50.0)]:
            cases.append(((unit * values[order] + shift, n_bins), right[order]))
    assert_cases(student.discretize_equal_width, cases)
    assert_leaves_arguments(student.discretize_equal_width, [call for call, _ in cases])


@pytest.mark.points(1)
def test_edges(student):
    """Puts the largest value into the last bin, and values on inner edges into the upper one."""
    cases = [
        ((np.arange(9.0), 4), np.array([0, 0, 1, 1, 2, 2, 3, 3, 3])),
        ((np.array([-4.0, -2.0, 0.0, 2.0, 4.0, 4.0]), 2), np.array([0, 0, 1, 1, 1, 1])),
        ((np.array([8.0, 0.0, 1.0, 7.0, 6.0]), 8), np.array([7, 0, 1, 7, 6])),
        ((np.array([5.0, 1.0, 3.0]), 2), np.array([1, 0, 1])),
        ((np.array([0.25, -0.25, 0.0, 0.125]), 4), np.array([3, 0, 2, 3])),
        ((np.array([0.0, 0.8, 2.1, 0.3]), 3), np.array([0, 1, 2, 0])),
    ]
    assert_cases(student.discretize_equal_width, cases)


@pytest.mark.points(1)
def test_special_inputs(student):
    """Takes constants, one bin, many, a single value, and integers; returns integers."""
    spread = np.array([100, -100, 27, -120, 127], dtype=np.int8)
    cases = [
        Case((np.array([1.0, 2.0, 4.0]), 3), np.array([0, 1, 2]), label="an ordinary call"),
        Case((np.full(5, 0.1), 4), np.zeros(5, dtype=int), label="equal values"),
        Case((np.full(3, -6.0), 1), np.zeros(3, dtype=int), label="equal values, one bin"),
        Case((np.array([3.0]), 5), np.array([0]), label="one value"),
        Case((np.array([1.0, 5.0, 9.0]), 1), np.zeros(3, dtype=int), label="one bin"),
        Case((np.array([8, 0, 10, 4, 5]), 4), np.array([3, 0, 3, 1, 2]), label="integers"),
        Case((spread, 3), np.array([2, 0, 1, 0, 2]), label="small integers"),
        Case((np.array([250, 0, 100], dtype=np.uint8), 10), np.array([9, 0, 4]), label="uint8"),
    ]
    many = np.array([0.0, 150.5, 35000.5, 69999.5, 70000.0])
    cases.append(Case((many, 70000), np.array([0, 150, 35000, 69999, 69999]), label="many bins"))
    answers = assert_cases(student.discretize_equal_width, cases)
    is_integer = [np.asarray(answer).dtype.kind in "iu" for answer in answers]
    require(is_integer, "The bins are right, but floats, not integers.")


@pytest.mark.points(1)
def test_errors(student):
    """Raises ValueError for less than one bin."""
    x = np.array([1.0, 2.0, 4.0])
    calls = {"no bin": (x, 0), "n_bins = -1": (x, -1), "equal values": (np.full(3, 2.0), 0)}
    assert_raises(student.discretize_equal_width, ValueError, calls, works_on=[(x, 1), (x, 3)])


@counterexample_search(
    x=strategies.vectors((1, 4), low=0, high=4), n_bins=strategies.choices(1, 2, 4)
)
def agrees_with_the_reference(student, reference, x, n_bins):
    x = np.append(x, [0.0, 4.0])
    right = reference.discretize_equal_width(x, n_bins)
    assert_equal(student.discretize_equal_width(x, n_bins), right)
