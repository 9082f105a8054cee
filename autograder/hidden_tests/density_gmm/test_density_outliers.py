"""Hidden tests of density_gmm/density_outliers; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

PAPER = np.array([-1.0, -7.0, -2.0, -7.0, -9.0])


def listed(got, expected):
    """Assert the numbers, in their order."""
    assert_equal(np.asarray(got).tolist(), list(expected), what="the numbers")


@pytest.mark.points(1)
def test_lowest(student, reference, seed):
    """Names the points with the lowest scores, in increasing order of their numbers."""
    rng = np.random.default_rng(seed("scores"))
    few = np.array([3.0, -5.0, 8.0, -4.0, 0.5, -9.0, 2.0, -6.0])
    cases = [((few, 0.5), [1, 3, 5, 7]), ((few, 0.25), [5, 7]), ((-few, 0.375), [0, 2, 6])]
    cases.append(((np.array([-1e200, -np.inf, 4.0, -np.inf, 0.0]), 0.4), [1, 3]))
    cases.append(((np.array([5.0, 7.0, -np.inf, 6.0]), 0.5), [0, 2]))
    drawn = [(rng.normal(size=n), 0.4) for n in (10, 35)]
    cases += [((x, f), sorted(sorted(range(len(x)), key=lambda i: x[i])[: 2 * len(x) // 5]))
              for x, f in drawn]  # fmt: skip
    assert_cases(student.density_outliers, cases, compare=listed)
    assert_agrees(student.density_outliers, reference.density_outliers, drawn, compare=listed)
    whole = np.array([3, -5, 8, -128, 127, -9, 2, -6], dtype=np.int8)
    assert_cases(student.density_outliers, [((whole, 0.5), [1, 3, 5, 7])], compare=listed)
    assert_leaves_arguments(student.density_outliers, [(few, 0.5), (PAPER, 1), (whole, 0.25)])


@pytest.mark.points(1)
def test_counts_and_ties(student):
    """Rounds the count down but for rounding errors; of ties the smaller numbers come first."""
    cases = [((PAPER, 0.4), [1, 4]), ((PAPER, 0.2), [4]), ((PAPER, 0.6), [1, 3, 4])]
    cases += [
        ((PAPER, 0.0), []),
        ((PAPER, 1.0), range(5)),
        ((PAPER, 0), []),
        ((PAPER, 1), range(5)),
    ]
    cases += [((PAPER, 0.39), [4]), ((PAPER, 0.79), [1, 3, 4]), ((PAPER, 0.1), [])]
    cases += [((-np.arange(100.0), 0.29), range(71, 100)), ((np.zeros(100), 0.29), range(29))]
    many = (np.arange(300) * 7 % 5).astype(float)
    cases += [
        ((many, 0.1), range(0, 150, 5)),
        ((many, 0.3), sorted([*range(0, 300, 5), *range(3, 150, 5)])),
    ]
    cases += [((np.zeros(100), f), range(k)) for f, k in ((0.57, 57), (0.58, 58), (0.999, 99))]
    cases.append(((np.array([-2.0, -8.0, -2.0, -8.0, -8.0, 0.0]), 1 / 3), [1, 3]))
    cases += [((PAPER[:2], 0.5 - 1e-8), []), ((PAPER, 0.6 - 1e-7), [1, 4])]
    cases.append(((np.array([-3.0, -3.0 - 1e-12, -1.0]), 1 / 3), [1]))
    cases.append(((np.array([-3.0] * 3 + [-4.0] + [-3.0] * 20), 0.125), [0, 1, 3]))
    assert_cases(student.density_outliers, cases, compare=listed)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a fraction below 0 or above 1, by however little."""
    refused = {f"fraction = {f:g}": (PAPER, f) for f in (-0.1, 1.1, -1e-9, 1 + 1e-9, 29.0, -3.0)}
    works_on = [(PAPER, 0.0), (PAPER, 1.0), (PAPER, 0.5)]
    assert_raises(student.density_outliers, ValueError, refused, works_on=works_on)


@counterexample_search(
    scores=strategies.vectors((1, 5), low=-3, high=0), fraction=strategies.choices(0.5, 0.25, 1.0)
)
def agrees_with_the_reference(student, reference, scores, fraction):
    got = student.density_outliers(scores, fraction)
    listed(got, reference.density_outliers(scores, fraction).tolist())
