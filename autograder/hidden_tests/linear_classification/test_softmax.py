"""Hidden tests of linear_classification/softmax; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import shares
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_invariant,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)

LOGS = np.log(np.array([[1.0, 3.0], [4.0, 1.0]]))


def each(Z):
    """Return the softmax of each row, entry by entry."""
    return np.array([shares([float(v) for v in row]) for row in Z])


@pytest.mark.points(1)
def test_rows(student, reference, seed):
    """Divides the exponentials of each row by their sum; a constant may be added to a row."""
    rng = np.random.default_rng(seed("tables"))
    cases = [(LOGS, [[0.25, 0.75], [0.8, 0.2]]), (np.zeros((2, 4)), np.full((2, 4), 0.25))]
    tables = [2 * rng.normal(size=size) for size in [(3, 3), (2, 5), (6, 2), (1, 3)]]
    cases += [(Z, each(Z)) for Z in tables]
    assert_cases(student.softmax, cases)
    assert_agrees(student.softmax, reference.softmax, tables)
    shifted = [(Z,) for Z in (LOGS, *tables)]
    assert_invariant(student.softmax, shifted, lambda Z: (Z + np.arange(len(Z))[:, np.newaxis],))
    assert_leaves_arguments(student.softmax, tables)


@pytest.mark.points(1)
def test_large_scores(student):
    """Does not overflow, and takes rows that are far from one another."""
    three = np.log(3.0)
    Z = np.array([[1000.0, 1000.0 + three], [0.0, three], [-1000.0, -1000.0 + three]])
    cases = [(Z, np.tile([0.25, 0.75], (3, 1)))]
    cases.append((np.array([[1e4, -1e4], [-1e4, -1e4]]), [[1.0, 0.0], [0.5, 0.5]]))
    cases.append(
        (np.array([[-800.0, -801.0], [900.0, 900.0]]), [each([[0.0, -1.0]])[0], [0.5, 0.5]])
    )
    cases.append((np.array([[800.0, 1.0, 0.0]]), [[1.0, 0.0, 0.0]]))
    assert_cases(student.softmax, cases, rtol=1e-9, atol=1e-15)


@pytest.mark.points(1)
def test_tiny_chances(student, seed):
    """Keeps all digits of tiny chances; a single class has chance 1."""
    rng = np.random.default_rng(seed("scores"))
    Z = np.array([[0.0, -40.0], [-690.0, 0.0], [0.0, -20.0]])
    cases = [(Z, each(Z)), (np.array([[3.0], [-1000.0], [0.0]]), np.ones((3, 1)))]
    drawn = -rng.uniform(30, 600, size=(4, 3))
    drawn[:, 1] = 0.0
    cases.append((drawn, each(drawn)))
    apart = np.array([[690.0, 0.0], [0.0, -40.0]])
    cases.append(Case((apart,), each(apart), label="rows 690 apart"))
    assert_cases(student.softmax, cases)


@pytest.mark.points(1)
def test_single_row_and_integers(student, seed):
    """Returns a row of shape (K,) for one, and takes integers."""
    rng = np.random.default_rng(seed("scores"))
    cases = [(np.log([1.0, 3.0, 4.0]), [0.125, 0.375, 0.5]), (np.array([7.0]), [1.0])]
    cases.append((np.array([1000.0, 1000.0]), [0.5, 0.5]))
    z = rng.normal(size=5)
    cases.append((z, each([z])[0]))
    whole = np.array([[0, 1, 2], [-3, 5, 5]])
    cases += [(whole, each(whole)), (whole[1], each(whole)[1])]
    wide = np.array([[100, -100], [-100, 90]])
    cases.append((wide.astype(np.int8), each(wide)))
    assert_cases(student.softmax, cases)


@counterexample_search(Z=strategies.matrices((1, 3), (1, 3), low=-2, high=2))
def agrees_with_the_reference(student, reference, Z):
    assert_close(student.softmax(Z), reference.softmax(Z))
