"""Hidden tests of density_gmm/kde_loo_log_likelihood; first docstring lines are shown."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_oracles import LOG_2_PI, witness_of_others
from autograder.testing import (
    Case,
    as_number,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_law,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    strategies,
)

NEAR = {"rtol": 1e-9, "atol": 1e-9}
X = np.array([0.5, -1.0, 2.0, 2.25, 3.5, -1.5])


@pytest.mark.points(1)
def test_mean_over_points(student, reference, seed):
    """Is the mean log density of each point under the bumps of all others."""
    rng = np.random.default_rng(seed("points"))
    cases = [Case((np.array([0.0, 1.0, 3.0]), 1.0), -2.512601400366914)]
    cases += [((X, h), witness_of_others(X, h)) for h in (0.3, 1.0, 2.5, 40.0)]
    crowds = 0.4 * np.arange(9) + rng.uniform(-0.1, 0.1, size=9)
    crowds = np.append(crowds, crowds[:6] + 6)
    drawn = [(crowds, h) for h in (0.2, 0.7, 3.0)] + [(rng.uniform(-2, 2, size=4), 1.0)]
    cases += [(call, witness_of_others(*call)) for call in drawn]
    assert_cases(student.kde_loo_log_likelihood, cases, **NEAR)
    assert_agrees(student.kde_loo_log_likelihood, reference.kde_loo_log_likelihood, drawn, **NEAR)


@pytest.mark.points(1)
def test_two_points_and_equal_points(student):
    """Counts equal points as others, and needs no more than two."""
    cases = []
    for h in (0.5, 1.0, 3.0):
        flat = -math.log(h) - LOG_2_PI / 2
        cases.append(((np.array([1.0, 4.0]), h), flat - 4.5 / h**2))
        cases.append(((np.array([2.0, 2.0]), h), flat))
        cases.append(((np.array([7.0] * 5), h), flat))
        twins = np.array([0.0, 1.0, 0.0, 1.0, 1.0, 5.0])
        cases.append(((twins, h), witness_of_others(twins, h)))
        # 299 others at no distance and two at 1; or one at no distance and 300 at 1
        bump = math.exp(-1 / (2 * h**2))
        sums = [math.log(299 + 2 * bump), math.log(1 + 300 * bump)]
        score = flat + np.average(sums, weights=[300, 2]) - math.log(301)
        cases.append(Case((np.repeat([5.0, 4.0], [300, 2]), h), score, label="many points"))
    assert_cases(student.kde_loo_log_likelihood, cases, **NEAR)


@pytest.mark.points(1)
def test_far_points(student):
    """Stays finite and right where a point is far from all others."""
    far = np.array([0.0, 0.1, 1000.0, -0.05])
    crowds = np.array([0.0, 0.2, 5e3, 5e3 + 0.3, -4e3])
    outskirts = np.array([0.0, 0.5, 1.0, 7.5, -6.0])
    calls = [(far, 0.1), (crowds, 0.1), (crowds, 2.0), (outskirts, 1.0), (outskirts, 0.5)]
    calls.append((np.array([0.0, 400.0, 9.0]), 10.0))
    calls.append((np.array([0.0, 1e7, 0.05, -2e8]), 0.1))
    cases = [(call, witness_of_others(*call)) for call in calls]
    assert_cases(student.kde_loo_log_likelihood, cases, **NEAR)


@pytest.mark.points(1)
def test_units_and_far_from_zero(student):
    """Shifts by log c in units c times as small, and stays as it is far from zero."""
    cases = []
    for h in (0.5, 2.0, 0.3):
        right = witness_of_others(X, h)
        cases += [((c * X, c * h), right - math.log(c)) for c in (1e-9, 0.01, 5.0, 1e9)]
        cases += [Case((X + c, h), right, label="far from zero") for c in (2.0**27, -(2.0**30))]
        groups = np.concatenate([X - 2.0**27, X + 2.0**27])  # 5 of the 11 others are near
        cases.append(Case((groups, h), right + math.log(5 / 11), label="two groups far apart"))
    assert_cases(student.kde_loo_log_likelihood, cases, **NEAR)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers of any size, and leaves the arguments as they were."""
    calls = [(np.array([0.0, 3.0, 4.0, 8.0]), 2.0), (np.array([5.0, 5.0, 6.0]), 2.0)]
    assert_varies(student.kde_loo_log_likelihood, calls)
    assert_law(student.kde_loo_log_likelihood, calls, lambda got, *_: as_number(got))
    assert_accepts(student.kde_loo_log_likelihood, calls, integers=True, **NEAR)
    small = [np.array([-100, 100, 27, 90], dtype=np.int8), np.array([250, 3, 9], dtype=np.uint8)]
    calls = [(small[0], 30), (small[1], 30), (np.array([0, 1, 1, 3]), 0.75)]
    labels = "int8", "uint8", "integer points and another h"
    plain = student.kde_loo_log_likelihood.map([(x.astype(float), float(h)) for x, h in calls])
    cases = [Case(call, right, label=label)
             for call, right, label in zip(calls, plain, labels, strict=True)]  # fmt: skip
    assert_cases(student.kde_loo_log_likelihood, cases, **NEAR)
    assert_leaves_arguments(student.kde_loo_log_likelihood, [(X, 1.0), *calls, (small[0], 30)])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for fewer than two points, and for h = 0 or below."""
    refused = {f"h = {h:g}": (X, h) for h in (0.0, -1.0, -1e-12)}
    refused |= {"h = 0, an integer": (X, 0), "a single point": (X[:1], 1.0)}
    refused |= {"no points": (X[:0], 1.0), "a single point, and h = 0": (X[:1], 0.0)}
    works_on = [(X[:3], 1.0), (X, 1e-3), (X, 5.0)]
    assert_raises(student.kde_loo_log_likelihood, ValueError, refused, works_on=works_on)


@counterexample_search(
    x=strategies.vectors((2, 4), low=-3, high=3), h=strategies.choices(1.0, 2.0, 0.5)
)
def agrees_with_the_reference(student, reference, x, h):
    got = student.kde_loo_log_likelihood(x, h)
    assert_close(got, reference.kde_loo_log_likelihood(x, h), **NEAR)
