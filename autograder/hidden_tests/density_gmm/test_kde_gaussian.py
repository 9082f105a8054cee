"""Hidden tests of density_gmm/kde_gaussian; first docstring lines are shown to students."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.density_gmm.mixture_oracles import bumps
from autograder.testing import (
    Case,
    as_array,
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

X = np.array([0.5, -1.0, 2.0, 2.125, 3.5])
PLACES = np.array([0.0, 1.0, 2.25, -4.0])
PEAK = 1 / math.sqrt(2 * math.pi)


@pytest.mark.points(1)
def test_unit_bumps(student, reference, seed):
    """Is the mean of normal densities, of one bump or many, at one place or many."""
    rng = np.random.default_rng(seed("points"))
    two = np.array([0.0, 2.0])
    paper = PEAK * np.array([(1 + math.exp(-2)) / 2, math.exp(-0.5)])
    cases = [((two, np.array([0.0, 1.0]), 1.0), paper)]
    cases.append(((X, PLACES, 1.0), bumps(X, PLACES, 1.0)))
    cases.append(((np.array([3.0]), np.array([3.0, 4.0]), 1.0), [PEAK, PEAK * math.exp(-0.5)]))
    cases.append(((X, np.array([2.0]), 1.0), bumps(X, [2.0], 1.0)))
    twins = np.array([0.5, 2.0, 2.0]), PLACES, 1.0
    cases.append(Case(twins, bumps(*twins), label="equal points"))
    many = np.repeat([5.0, 3.0], [300, 20]), np.array([5.0]), 1.0
    cases.append(Case(many, [PEAK * (300 + 20 * math.exp(-2)) / 320], label="many points"))
    drawn = [(rng.normal(size=n), rng.normal(size=m), 1.0) for n, m in ((1, 1), (6, 2), (3, 9))]
    cases += [(call, bumps(*call)) for call in drawn]
    assert_cases(student.kde_gaussian, cases)
    assert_agrees(student.kde_gaussian, reference.kde_gaussian, drawn)
    assert_leaves_arguments(student.kde_gaussian, [(X, PLACES, 1.0), drawn[1]])


@pytest.mark.points(1)
def test_bandwidths(student, seed):
    """Takes h as the standard deviation of a bump, in any unit; the area is 1."""
    rng = np.random.default_rng(seed("points"))
    one = np.zeros(2), np.array([0.0, 3.0])
    cases = [((*one, 3.0), [PEAK / 3, PEAK / 3 * math.exp(-0.5)])]
    cases.append(((*one, 0.5), [2 * PEAK, 2 * PEAK * math.exp(-18)]))
    for c in (1e-9, 0.1, 7.0, 1e9):
        cases += [((c * X, c * PLACES, c * h), bumps(X, PLACES, h) / c) for h in (0.3, 2.0)]
    drawn = rng.normal(size=5), rng.normal(size=4), rng.uniform(1.5, 3.0)
    cases.append((drawn, bumps(*drawn)))
    assert_cases(student.kde_gaussian, cases)
    places = np.linspace(-14.0, 16.0, 601)
    assert_law(
        student.kde_gaussian,
        [(X, places, h) for h in (0.4, 1.7)],
        lambda got, *_: assert_close(np.sum(got) * 0.05, 1.0, rtol=1e-6, what="the area"),
    )


@pytest.mark.points(1)
def test_far_tails_and_far_from_zero(student):
    """Keeps all digits of small densities, and of points far from zero."""
    calls = [(np.zeros(2), np.array([10.0, 40.0, -67.0]), 2.0)]
    calls.append((np.array([0.0, 100.0]), np.array([-30.0, 130.0]), 1.0))
    coarse = np.round(64 * X) / 64
    cases = [(call, bumps(*call)) for call in calls]
    near = bumps(coarse, PLACES, 1.0)
    cases += [Case((coarse + c, PLACES + c, 1.0), near, label="far from zero")
              for c in (2.0**27, -(2.0**30))]  # fmt: skip
    narrow = bumps(coarse, PLACES, 0.3)
    cases += [Case((coarse + c, PLACES + c, 0.3), narrow, label="far from zero, h = 0.3")
              for c in (2.0**27, -(2.0**30))]  # fmt: skip
    groups = np.concatenate([coarse - 2.0**27, coarse + 2.0**27]), PLACES + 2.0**27, 1.0
    cases.append(Case(groups, near / 2, label="two groups far apart"))
    assert_cases(student.kde_gaussian, cases)


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers of any size."""
    calls = [(np.array(x), np.array([1.0, -2.0]), 2.0) for x in ([0.0, 3.0, 3.0], [4.0, 1.0, 2.0])]
    assert_varies(student.kde_gaussian, calls)
    assert_law(student.kde_gaussian, calls, lambda got, *_: as_array(got, shape=(2,)))
    assert_accepts(student.kde_gaussian, calls, integers=True)
    a, b = np.array([-100, 90], dtype=np.int8), np.array([100, 127], dtype=np.int8)
    c, d = np.array([250, 3], dtype=np.uint8), np.array([2, 251], dtype=np.uint8)
    calls = [(a, b, 40), (c, d, 30), (np.array([0, 4]), np.array([20, -15]), 5)]
    calls.append((np.array([0, 4]), np.array([0.5, 3.75]), 0.5))
    labels = "int8", "uint8", "integers, h as well", "integer points, other places and h"
    plain = student.kde_gaussian.map(
        [(t.astype(float), x.astype(float), float(h)) for t, x, h in calls]
    )
    cases = [Case(call, right, label=label)
             for call, right, label in zip(calls, plain, labels, strict=True)]  # fmt: skip
    assert_cases(student.kde_gaussian, cases)
    assert_leaves_arguments(student.kde_gaussian, calls)


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for h = 0 and for a negative h, however small."""
    refused = {f"h = {h:g}": (X, PLACES, h) for h in (0.0, -1.0, -1e-12, -1e6)}
    refused["h = 0, an integer"] = (X, PLACES, 0)
    works_on = [(X, PLACES, 1.0), (X, PLACES, 1e-3), (X[:1], PLACES[:1], 1e-12)]
    assert_raises(student.kde_gaussian, ValueError, refused, works_on=works_on)


@counterexample_search(
    x_train=strategies.vectors((1, 3), low=-3, high=3),
    x_eval=strategies.vectors((1, 2), low=-3, high=3),
    h=strategies.choices(1.0, 2.0, 0.5),
)
def agrees_with_the_reference(student, reference, x_train, x_eval, h):
    call = x_train, x_eval, h
    assert_close(student.kde_gaussian(*call), reference.kde_gaussian(*call), rtol=1e-9)
