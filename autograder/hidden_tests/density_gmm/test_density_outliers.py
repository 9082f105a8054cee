"""Hidden tests of density_gmm/density_outliers; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

PAPER = np.array([-1.0, -7.0, -2.0, -7.0, -9.0])


def listed(got, expected):
    """Assert the indices, in their order."""
    got, expected = np.asarray(got), list(expected)
    require(got.ndim == 1, "The result is not one-dimensional.")
    if len(got) != len(expected):
        names = "too many" if len(got) > len(expected) else "too few"
        require(False, f"It names {names} points.", f"It names {len(got)}, not {len(expected)}.")
    require(sorted(got.tolist()) == expected, "It names other points than it should.")
    require(got.tolist() == expected, "It names the right points, but not in increasing order.")


def can_index(got, *_):
    """Assert integers, also where nobody is named."""
    kind = np.asarray(got).dtype.kind
    require(kind in "iu", "The result cannot be used as an index: it holds no integers.")


@pytest.mark.points(1)
def test_lowest(student, reference, seed):
    """Names the points with the lowest scores, in increasing order of their indices."""
    rng = np.random.default_rng(seed("scores"))
    few = np.array([3.0, -5.0, 8.0, -4.0, 0.5, -9.0, 2.0, -6.0])
    cases = [((few, 0.5), [1, 3, 5, 7]), ((few, 0.25), [5, 7]), ((-few, 0.375), [0, 2, 6])]
    scores = np.array([-1e200, -np.inf, 4.0, -np.inf, 0.0])
    cases.append(Case((scores, 0.4), [1, 3], label="scores of -inf"))
    cases.append(Case((np.array([5.0, 7.0, -np.inf, 6.0]), 0.5), [0, 2], label="a score of -inf"))
    drawn = [(rng.normal(size=n), 0.4) for n in (10, 35)]
    cases += [((x, f), sorted(sorted(range(len(x)), key=lambda i: x[i])[: 2 * len(x) // 5]))
              for x, f in drawn]  # fmt: skip
    assert_cases(student.density_outliers, cases, compare=listed)
    assert_agrees(student.density_outliers, reference.density_outliers, drawn, compare=listed)
    whole = np.array([3, -5, 8, -128, 127, -9, 2, -6], dtype=np.int8)
    small = [Case((whole, 0.5), [1, 3, 5, 7], label="int8")]
    assert_cases(student.density_outliers, small, compare=listed)
    assert_leaves_arguments(student.density_outliers, [(few, 0.5), (PAPER, 1), (whole, 0.25)])


@pytest.mark.points(1)
def test_counts_and_ties(student):
    """Rounds the count down but for rounding errors; of ties the smaller indices come first."""
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
    ties = np.array([-np.inf, 1.0, -np.inf, -np.inf, 0.0])
    cases.append(Case((ties, 0.4), [0, 2], label="more scores of -inf than points to name"))
    ties = np.full(5, -np.inf)
    cases.append(Case((ties, 0.4), [0, 1], label="all scores are -inf"))
    assert_cases(student.density_outliers, cases, compare=listed)
    assert_law(student.density_outliers, [(PAPER, 0.4), (PAPER, 0.0), (PAPER, 0.1)], can_index)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for a fraction below 0 or above 1, by however little."""
    outside = -0.1, 1.1, -1e-9, 1 + 1e-9, -1e-12, 1 + 1e-12, 29.0, -3.0
    refused = {f"fraction = {f}": (PAPER, f) for f in outside}
    works_on = [(PAPER, 0.0), (PAPER, 1.0), (PAPER, 0.5)]
    assert_raises(student.density_outliers, ValueError, refused, works_on=works_on)


@counterexample_search(
    scores=strategies.vectors((1, 5), low=-3, high=0), fraction=strategies.choices(0.5, 0.25, 1.0)
)
def agrees_with_the_reference(student, reference, scores, fraction):
    got = student.density_outliers(scores, fraction)
    listed(got, reference.density_outliers(scores, fraction).tolist())
