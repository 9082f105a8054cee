"""Hidden tests of linear_classification/margin_losses; first docstring lines are shown."""

import math

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import assert_losses, surprise
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

PLAIN = ("zero_one", "perceptron", "hinge")


def expected(margins, *names):
    """Return losses number by number; of all six where no names are given."""
    formulas = {
        "zero_one": lambda m: float(m <= 0),
        "perceptron": lambda m: -m if m < 0 else 0.0,
        "hinge": lambda m: 1 - m if m < 1 else 0.0,
        "logistic": surprise,
        "exponential": lambda m: math.exp(-m),
        "squared": lambda m: (1 - m) * (1 - m),
    }
    m = np.asarray(margins, dtype=float)
    each = [float(v) for v in m.ravel()]
    names = names or formulas
    return {k: np.array([formulas[k](v) for v in each]).reshape(m.shape) for k in names}


@pytest.mark.points(1)
def test_piecewise_losses(student, reference, seed):
    """Counts mistakes (0 is one), and the perceptron's and the hinge loss of each margin."""
    m = np.array([-3.0, -0.25, 0.0, 0.25, 1.0, 1.5, -1.0, 1e-9, -1e-9])
    by_hand = {
        "zero_one": np.array([1.0, 1, 1, 0, 0, 0, 1, 0, 1]),
        "perceptron": np.array([3.0, 0.25, 0, 0, 0, 0, 1, 0, 1e-9]),
        "hinge": np.array([4.0, 1.25, 1, 0.75, 0, 0, 2, 1 - 1e-9, 1 + 1e-9]),
    }
    drawn = 2 * np.random.default_rng(seed("margins")).normal(size=30)
    far = np.array([-700.0, 1000.0])  # exp(700) is a number still
    cases = [(m, by_hand), (drawn, expected(drawn, *PLAIN)), (far, expected(far, *PLAIN))]
    assert_cases(student.margin_losses, cases, compare=assert_losses)
    assert_agrees(student.margin_losses, reference.margin_losses, [drawn[:5], drawn[5:]])


@pytest.mark.points(1)
def test_exponential_and_squared(student, seed):
    """Computes the exponential loss down to margins of -700, and the squared one of each margin."""
    m = np.array([-2.0, 0.0, 1.0, 3.0])
    by_hand = {"exponential": np.exp([2.0, 0, -1, -3]), "squared": np.array([9.0, 1, 0, 4])}
    drawn = 3 * np.random.default_rng(seed("margins")).normal(size=30)
    large = np.array([-700.0, -690.5, -100.0, 50.0, 600.0])
    cases = [(m, by_hand)]
    cases += [(v, expected(v, "exponential", "squared")) for v in (drawn, large)]
    far = np.array([-1000.0, 1000.0])
    cases.append((far, {"squared": np.array([1001.0**2, 999.0**2])}))
    assert_cases(student.margin_losses, cases, compare=assert_losses)


@pytest.mark.points(1)
def test_logistic(student, seed):
    """Has the right logistic loss for all margins, with all its digits where it is tiny."""
    m = np.array([-1000.0, -1.0, 0.5, 20.0, 40.0])
    right = [1000.0, 1.3132616875182228, 0.4740769841801067, 2.061153620314381e-09,
             4.248354255291589e-18]  # fmt: skip
    drawn = 5 * np.random.default_rng(seed("margins")).normal(size=30)
    far = np.array([-1e6, -800.0, -740.0, -30.0, -17.0, -16.0, 30.0, 37.0, 100.0, 300.0, 690.0])
    cases = [(m, {"logistic": np.array(right)})]
    cases += [(v, expected(v, "logistic")) for v in (drawn, far)]
    cases.append((np.array([1000.0]), expected([1000.0], "hinge", "zero_one")))
    results = assert_cases(student.margin_losses, cases, compare=assert_losses)
    assert_close(results[-1]["logistic"], [0.0], atol=1e-300, what="`logistic`")


@pytest.mark.points(1)
def test_shapes(student, seed):
    """Keeps the shape of the margins: tables, a single one, none."""
    rng = np.random.default_rng(seed("margins"))
    square = np.array([[2.0, -1.0], [0.5, 3.0]])
    tables = [square, rng.normal(size=(3, 4)), rng.normal(size=(2, 1, 3)), np.array([-0.5])]
    tables += [np.empty(0), np.empty((0, 2))]
    cases = [(table, expected(table)) for table in tables]
    cases.append(Case((np.array(-0.5),), expected(-0.5), label="an array without axes"))
    assert_cases(student.margin_losses, cases, compare=assert_losses)
    assert_leaves_arguments(student.margin_losses, [*tables[:4], np.array([-2.0, 0.0, 5.0])])


@pytest.mark.points(1)
def test_integers(student):
    """Takes integers of any width, and answers float32 in float64 too."""
    m = np.array([[-3, -1, 2], [1, 4, -6]])
    cases = [(m.astype(width), expected(m)) for width in (np.int64, np.int32, np.int8)]
    wide = np.array([-100, 90, 20, -60])
    cases += [(wide.astype(width), expected(wide)) for width in (np.int64, np.int8)]
    halves = np.array([-2.5, 0.5, 3.5])
    cases.append((halves.astype(np.float32), expected(halves)))
    assert_cases(student.margin_losses, cases, compare=assert_losses)


@counterexample_search(m=strategies.vectors((1, 3), low=-3, high=3))
def agrees_with_the_reference(student, reference, m):
    assert_close(student.margin_losses(m), reference.margin_losses(m), atol=1e-12)
