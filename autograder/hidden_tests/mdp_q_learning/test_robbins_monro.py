"""Hidden tests of robbins_monro; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.testing import (
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    call_with,
    counterexample_search,
    require,
    strategies,
)

PARTS = ("total", "squares", "ratio")


def added(alphas):
    """Return the exact sums, and their ratio."""
    total = math.fsum(float(a) for a in alphas)
    squares = math.fsum(float(a) ** 2 for a in alphas)
    return total, squares, squares / total


@pytest.mark.points(1)
def test_sums(student, seed):
    """Returns the sum of step sizes, that of their squares, and the second over the first."""
    rng = np.random.default_rng(seed("sizes"))
    cases = [(np.array([1.0, 0.5, 0.5]), (2.0, 1.5, 0.75)), (np.full(30, 0.1), (3.0, 0.3, 0.1))]
    assert_cases(student.robbins_monro, cases, parts=PARTS)
    calls = [rng.uniform(0.01, 1.0, size=n) for n in (2, 7, 40)]
    assert_agrees(student.robbins_monro, added, calls, parts=PARTS)
    assert_leaves_arguments(student.robbins_monro, calls)


@pytest.mark.points(1)
def test_falling_step_sizes(student):
    """Takes 1/n and 1/sqrt(n), tiny step sizes, and integers."""
    n = np.arange(1.0, 201.0)
    calls = [
        1 / n,
        1 / np.sqrt(n),
        1e-9 / n,
        1e-6 * np.ones(5),
        np.full(5, 1e-120),
        np.array([100.0]),
    ]
    assert_agrees(student.robbins_monro, added, calls, parts=PARTS)
    cases = [(np.array([100, 90], dtype=int), (190.0, 18100.0, 18100 / 190))]
    assert_cases(student.robbins_monro, cases, parts=PARTS)
    assert_accepts(student.robbins_monro, [(np.array([1.0, 3.0]),)], integers=True)


@pytest.mark.points(1)
def test_nothing(student):
    """Takes a single step size, and returns nan as the ratio where the sum is 0."""

    def same(got, expected):
        right = [
            math.isclose(float(g), e) or (e != e and g != g)
            for g, e in zip(as_tuple(got, 3), expected, strict=True)
        ]
        require(all(right), "A number is wrong.")

    cases = [(np.array([0.25]), (0.25, 0.0625, 0.25)), (np.array([]), (0.0, 0.0, math.nan))]
    cases += [(np.zeros(3), (0.0, 0.0, math.nan)), (np.array([0.0, 0.5]), (0.5, 0.25, 0.5))]
    assert_cases(student.robbins_monro, [(call_with(a), e) for a, e in cases], compare=same)


@counterexample_search(alphas=strategies.vectors((1, 4), 1, 4))
def agrees_with_the_reference(student, reference, alphas):
    assert_agrees(student.robbins_monro, reference.robbins_monro, [alphas], parts=PARTS)
