"""Hidden tests of robust_sparse_regression/huber; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    as_array,
    as_tuple,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    require,
    strategies,
)

R = np.array([-7.0, -2.5, -1.0, 0.0, 0.5, 2.0, 30.0])
PARTS = ("values", "derivatives")


def looped(r, eps):
    """Return the losses one by one, from the definition."""
    return [x**2 / 2 if abs(x) <= eps else eps * (abs(x) - eps / 2) for x in r.tolist()]


@pytest.mark.points(1)
def test_values(student, reference, seed):
    """Is half the square up to eps, and a straight line beyond it, on either side."""
    rng = np.random.default_rng(seed("values"))
    settings = {"part": (0, 2), "what": "values", "atol": 1e-12}
    cases = [
        ((R, 2.25), [13.21875, 3.09375, 0.5, 0.0, 0.125, 2.0, 64.96875]),
        ((R, 0.8), [5.28, 1.68, 0.48, 0.0, 0.125, 1.28, 23.68]),
    ]
    calls = [(3 * rng.normal(size=n), eps) for n, eps in [(1, 0.7), (9, 1.345), (30, 2.5)]]
    cases += [((r, eps), looped(r, eps)) for r, eps in calls]
    assert_cases(student.huber, cases, **settings)
    assert_agrees(student.huber, lambda *call: reference.huber(*call)[0], calls, **settings)


@pytest.mark.points(1)
def test_derivatives(student, seed):
    """Has the residual as its derivative, cut off at eps on either side."""
    rng = np.random.default_rng(seed("slopes"))
    cases = [
        ((R, 2.25), [-2.25, -2.25, -1.0, 0.0, 0.5, 2.0, 2.25]),
        ((R, 0.8), [-0.8, -0.8, -0.8, 0.0, 0.5, 0.8, 0.8]),
    ]
    for eps in (0.6, 1.345, 4.0):
        r = 3 * rng.normal(size=12)
        cases.append(((r, eps), [min(max(x, -eps), eps) for x in r.tolist()]))
    assert_cases(student.huber, cases, part=(1, 2), what="derivatives", atol=1e-12)


@pytest.mark.points(1)
def test_border_and_extremes(student):
    """Joins the two pieces at eps, is a plain square if eps is large, and bears 1e200."""
    far = np.array([-1e200, 1e200])
    cases = [
        Case((np.array([-3.0, 3.0]), 3.0), ([4.5, 4.5], [-3.0, 3.0]), label="residuals at eps"),
        Case(
            (np.array([-0.75, 0.75, 2.0]), 0.75), ([0.28125, 0.28125, 1.21875], [-0.75, 0.75, 0.75])
        ),
        Case((R, 1e6), (R**2 / 2, R), label="a large eps"),
        Case((R, np.float64(40.0)), (R**2 / 2, R), label="eps beyond all residuals"),
        Case((far, 0.5), ([5e199, 5e199], [-0.5, 0.5]), label="residuals of 1e200"),
        Case(
            (np.array([3e-8, -5e-9]), 1e-8),
            ([2.5e-16, 1.25e-17], [1e-8, -5e-9]),
            label="a tiny eps",
        ),
    ]
    tiny = 1e-14 * np.array([3.0, -0.5]), 1e-14
    cases.append(Case(tiny, ([2.5e-28, 1.25e-29], [1e-14, -5e-15]), label="a tiny eps"))
    assert_cases(student.huber, cases, parts=PARTS)


@pytest.mark.points(1)
def test_forms(student):
    """Keeps the shape of r, gives two Python floats for a number, and takes integers."""
    table = np.array([[-4.0, 1.0, 0.5], [2.0, 6.0, -0.25]])
    flat = as_tuple(student.huber(table.ravel(), 1.5), 2)
    expected = tuple(
        as_array(part, shape=(6,), what=w) for part, w in zip(flat, PARTS, strict=True)
    )
    require(np.ptp(expected[0]) > 0 and np.ptp(expected[1]) > 0, "All residuals have one result.")
    numbers = [(-4.0, 0), (0.5, 2), (2, 3), (np.float64(6.0), 4), (1, 1), (np.int64(2), 3)]
    cases = [
        Case((table, 1.5), tuple(part.reshape(2, 3) for part in expected), label="a table"),
        Case((table[None], 1.5), tuple(part.reshape(1, 2, 3) for part in expected)),
        Case((np.zeros((0, 2)), 1.5), (np.zeros((0, 2)), np.zeros((0, 2))), label="no rows"),
    ]
    small = np.array([-128, 3, 100], dtype=np.int8)
    few_bits = {"label": "integers of dtype int8"}
    cases += [
        Case((small, eps), as_tuple(student.huber(small.astype(float), eps), 2), **few_bits)
        for eps in (20, 120)
    ]
    before = len(cases)
    cases += [
        Case((r, 1.5), tuple(float(part[place]) for part in expected), label="a single number")
        for r, place in numbers
    ]
    answers = assert_cases(student.huber, cases, parts=PARTS, atol=1e-12)
    kinds = {type(part) for answer in answers[before:] for part in as_tuple(answer, 2)}
    require(kinds == {float}, "For a single number the two results are not both Python floats.")
    whole = np.array([-5.0, 1.0, 3.0, 8.0])
    assert_accepts(student.huber, [(whole, 2.0), (whole, 3.0)], integers=True)
    assert_leaves_arguments(student.huber, [(R, 1.0), (table, 0.5), (np.array([-5, 9]), 2.0)])


@pytest.mark.points(1)
def test_refuses(student):
    """Raises ValueError for eps at 0 or below."""
    calls = {"eps = 0": (R, 0.0), "eps = -1": (R, -1.0), "eps = 0 and r = 0": (np.zeros(2), 0),
             "eps = -1e-12": (R[:1], -1e-12)}  # fmt: skip
    assert_raises(student.huber, ValueError, calls, works_on=[(R, 1.0), (R, 1e-9)])


@counterexample_search(
    r=strategies.vectors((1, 3), low=-4, high=4), eps=strategies.choices(1.0, 0.5, 3.0)
)
def agrees_with_the_reference(student, reference, r, eps):
    assert_close(student.huber(r, eps), reference.huber(r, eps), atol=1e-12, parts=PARTS)
