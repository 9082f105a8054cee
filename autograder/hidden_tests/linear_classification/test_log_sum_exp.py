"""Hidden tests of linear_classification/log_sum_exp; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.linear_classification.score_oracles import log_of_sum
from autograder.testing import (
    as_number,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    call_with,
    counterexample_search,
    strategies,
)

NEAR = {"rtol": 1e-9, "atol": 1e-9}
LOGS = np.log(np.array([[1.0, 2.0], [3.0, 5.0]]))
INF = np.inf


def along(Z, axis=-1):
    """Return the logarithms of sums, one slice after the other."""
    return np.apply_along_axis(lambda v: log_of_sum([float(x) for x in v]), axis, Z)


@pytest.mark.points(1)
def test_rows(student, reference, seed):
    """Sums along the last axis by default."""
    rng = np.random.default_rng(seed("tables"))
    cases = [(LOGS, np.log([3.0, 8.0])), (np.array([[0.0, 0.0, 0.0]]), [np.log(3.0)])]
    cases.append((np.array([[4.0], [-2.0]]), [4.0, -2.0]))
    tables = [3 * rng.normal(size=size) for size in [(2, 3), (4, 4), (5, 1), (3, 7)]]
    cases += [(Z, along(Z)) for Z in tables]
    assert_cases(student.log_sum_exp, cases, **NEAR)
    assert_agrees(student.log_sum_exp, reference.log_sum_exp, tables, **NEAR)
    assert_leaves_arguments(student.log_sum_exp, tables)


@pytest.mark.points(1)
def test_axes(student, seed):
    """Sums along whichever axis is named, of tables with two axes or three."""
    rng = np.random.default_rng(seed("tables"))
    tables = [LOGS, rng.normal(size=(3, 3)), rng.normal(size=(2, 5)), rng.normal(size=(4, 2))]
    calls = [(Z, axis) for Z in tables for axis in (0, 1, -1, -2)]
    cube = np.log(np.arange(1.0, 25.0)).reshape(2, 3, 4)
    for Z in (cube, rng.normal(size=(3, 3, 3))):
        calls += [(Z, axis) for axis in (0, 1, 2, -1)]
    cases = [(call, along(*call)) for call in calls]
    cases.append((call_with(LOGS, axis=0), np.log([4.0, 7.0])))
    cases.append(((cube, 1), np.log(np.exp(cube).sum(axis=1))))
    assert_cases(student.log_sum_exp, cases, **NEAR)


@pytest.mark.points(1)
def test_large_entries(student, seed):
    """Does not overflow, and loses no row whose entries are all very negative."""
    rng = np.random.default_rng(seed("tables"))
    Z = np.array([[1e4, 1e4], [-1e4, -1e4], [1e4, -1e4], [1000.0, 1001.0]])
    log2 = np.log(2.0)
    right = [1e4 + log2, -1e4 + log2, 1e4, 1001.3132616875182]
    cases = [((Z.T, 0), right), ((Z, 1), right)]
    for shift in (-1e4, -800.0, 800.0, 1e4):
        W = rng.normal(size=(3, 3))
        cases += [((W + shift, axis), along(W, axis) + shift) for axis in (0, 1)]
    assert_cases(student.log_sum_exp, cases, **NEAR)


@pytest.mark.points(1)
def test_minus_infinity(student):
    """Adds nothing for entries of -inf, and is -inf where there is nothing else."""
    Z = np.array([[-INF, 5.0, -INF], [-INF, -INF, -INF], [0.0, -INF, 0.0], [-INF, -INF, -3.0]])
    right = [5.0, -INF, np.log(2.0), -3.0]
    columns = [0.0, 5.0, np.log(1 + np.exp(-3.0))]
    cases = [((Z.T, 0), right), ((Z, 1), right), ((Z, 0), columns)]
    cases.append(((np.array([[-INF], [2.0]]), 1), [-INF, 2.0]))
    cases.append(((np.array([[-INF, 40.0], [-INF, -40.0]]), 1), [40.0, -40.0]))
    cube = np.stack([Z, Z])
    cube[1, 0, 0] = 1.0
    cases += [((cube, axis), along(cube, axis)) for axis in (0, 1, 2)]
    cases.append(((np.array([[-INF, -1e4]]), 1), [-1e4]))
    cases.append(((np.full(3, -INF), 0), -INF))
    assert_cases(student.log_sum_exp, cases, **NEAR)
    assert_leaves_arguments(student.log_sum_exp, [(Z, 1), (Z, 0)])


@pytest.mark.points(1)
def test_single_axis_and_integers(student, seed):
    """Gives a number for a single axis, and takes integers."""
    rng = np.random.default_rng(seed("entries"))
    lists = [np.log([1.0, 3.0]), np.array([2.5]), np.array([7.0, 7.0]), rng.normal(size=6)]
    cases = [((z,), along(z)) for z in lists] + [((lists[0], 0), np.log(4.0))]
    cases += [((np.array([3, 1, 2]),), 3.40760596444438), ((np.array([7, 7]), -1), 7 + np.log(2.0))]
    assert_cases(student.log_sum_exp, cases, read=as_number, **NEAR)
    whole = np.array([[0, 1, 2], [-3, 5, 5]])
    tables = [whole, np.array([[100, 100], [-100, -100]])]
    tables.append(np.array([[100, -100], [-100, 90]], dtype=np.int8))
    cases = [((Z, axis), along(Z.astype(float), axis)) for Z in tables for axis in (0, 1)]
    assert_cases(student.log_sum_exp, cases, **NEAR)


@counterexample_search(
    Z=strategies.matrices((1, 3), (1, 3), low=-2, high=2), axis=strategies.choices(-1, 0)
)
def agrees_with_the_reference(student, reference, Z, axis):
    assert_close(student.log_sum_exp(Z, axis), reference.log_sum_exp(Z, axis), **NEAR)
