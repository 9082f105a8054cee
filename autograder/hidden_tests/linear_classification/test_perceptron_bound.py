"""Hidden tests of linear_classification/perceptron_bound; first docstring lines are shown."""

from contextlib import suppress
from fractions import Fraction

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import (
    AND,
    GATE,
    separable_integers,
    traced,
)
from autograder.testing import (
    Case,
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_invariant,
    assert_leaves_arguments,
    assert_raises,
    counterexample_search,
    strategies,
)

W = np.array([-4.0, 3.0, 2.0])
# Rows that hardly part: with this w_star both margins are 2**-31.
CLOSE = np.array([[1.0, 1.0], [1.0, 1 + 2**-30]]), np.array([-1, 1]), np.array([-1 - 2**-31, 1.0])
ROWS = np.array([[3.0, 4.0], [1.0, -2.0], [-6.0, 8.0], [2.0, 1.0]])
LABELS, STAR = np.array([1, -1, 1, -1]), np.array([-3.0, 4.0])  # margins 7, 11, 50, 2


def exact(X, y, w):
    """Return the bound in fractions."""
    rows, w = [[Fraction(float(v)) for v in row] for row in X], [Fraction(float(v)) for v in w]
    margins = [int(c) * sum(map(Fraction.__mul__, row, w)) for c, row in zip(y, rows, strict=True)]
    return float(max(sum(v * v for v in row) for row in rows) * sum(v * v for v in w)
                 / min(margins) ** 2)  # fmt: skip


@pytest.mark.points(1)
def test_bound(student, reference, seed):
    """Multiplies squared lengths of longest row and w_star, and divides by the squared margin."""
    rng = np.random.default_rng(seed("rows"))
    even = np.array([[1.0, 2.0], [1.0, 2.0]]), np.array([1, 1]), np.array([0.0, 3.0])
    calls = []
    for n, d in [(5, 2), (9, 3), (20, 4)]:
        X, y = separable_integers(rng, n, d)
        calls.append((X, y, traced(X, y)[0][0]))
    single = np.array([[5.0]]), np.array([-1]), np.array([-2.0])
    cases = [((GATE, AND, W), 87.0), (even, 1.25), (single, 1.0), ((ROWS, LABELS, STAR), 625.0)]
    cases += [(call, exact(*call)) for call in calls]
    # Whoever makes w_star a unit vector first keeps six digits of such a margin.
    cases.append(Case(CLOSE, exact(*CLOSE), rtol=1e-5))
    assert_cases(student.perceptron_bound, cases, read=as_number)
    assert_agrees(student.perceptron_bound, reference.perceptron_bound, calls, read=as_number)
    assert_leaves_arguments(student.perceptron_bound, calls)


@pytest.mark.points(1)
def test_units(student, seed):
    """Is the same for all positive multiples of w_star, and for rows in other units."""
    rng = np.random.default_rng(seed("rows"))
    X, y = separable_integers(rng, 8, 3)
    calls = [(GATE, AND, W), (X, y, traced(X, y)[0][0])]
    assert_cases(student.perceptron_bound, [(calls[0], 87.0)], read=as_number)
    for factor in (1e-60, 1e-9, 1e-4, 0.3, 1e9):
        function = student.perceptron_bound
        assert_invariant(function, calls, lambda X, y, w, c=factor: (X, y, c * w))
        assert_invariant(function, calls, lambda X, y, w, c=factor: (c * X, y, w))


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers of any width, as rows, as labels and as w_star."""
    large = np.array([[100, 90], [120, -5], [-20, -100]]), np.array([1, 1, -1])
    star = np.array([2, 1])
    expected = exact(*large, star)
    cases = [((GATE[::-1].astype(int), AND[::-1], W.astype(int)), 87.0)]
    for width in (np.int8, np.int16, np.int64):
        cases.append(((large[0].astype(width), large[1], star.astype(float)), expected))
        cases.append(((large[0].astype(width), large[1].astype(width), star), expected))
    cases.append(((large[0].astype(float), large[1], (6 * star).astype(np.int8)), expected))
    assert_cases(student.perceptron_bound, cases, read=as_number)


@pytest.mark.points(1)
def test_refuses_what_does_not_separate(student):
    """Raises ValueError if a row lies on the wrong side of w_star, or on the line."""
    on = np.array([-3.0, 3.0, 2.0])
    one = np.array([[1.0, 2.0]]), np.array([1])
    fails = {
        "a row on the line": (GATE, AND, on),
        "a row on the line, in huge units": (GATE, AND, 2.0**40 * on),
        "zero weights": (GATE, AND, np.zeros(3)),
        "all rows on the wrong side": (GATE, AND, -W),
        "the first row on the wrong side": (GATE, np.array([1, -1, -1, 1]), W),
        "a row in the middle on the wrong side": (GATE, np.array([-1, -1, 1, 1]), W),
        "the last row on the wrong side": (GATE, np.array([-1, -1, -1, -1]), W),
        "a tiny negative margin": (*one, np.array([-1e-9, 0.0])),
        "a single row on the line": (*one, np.array([2.0, -1.0])),
    }
    works_on = [(GATE, AND, W), (*one, np.array([1.0, 0.0]))]
    assert_raises(student.perceptron_bound, ValueError, fails, works_on=works_on)


@counterexample_search(
    X=strategies.matrices((1, 3), 2, low=-4, high=4),
    w=strategies.vectors(2, low=-2, high=2),
)
def agrees_with_the_reference(student, reference, X, w):
    y = np.where(X @ w >= 0, 1, -1)
    expected = None
    with suppress(ValueError):
        expected = reference.perceptron_bound(X, y, w)
    if expected is None:
        ordinary = [(GATE, AND, W)]
        assert_raises(student.perceptron_bound, ValueError, [(X, y, w)], works_on=ordinary)
    else:
        assert_close(as_number(student.perceptron_bound(X, y, w)), expected)
