"""Hidden tests of mle_map/argmin_set; a first docstring line is shown to students."""

import numpy as np
import pytest

from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    counterexample_search,
    strategies,
)


@pytest.mark.points(1)
def test_several_minimisers(student, seed):
    """Returns all lowest points in the order of the grid, also one that comes twice."""
    rng = np.random.default_rng(seed("grids"))
    turns = np.arange(-3, 5) * np.pi
    double_well = np.array([-2.0, -1.0, 0.0, 1.0, 2.0])
    values, grid = np.array([3.0, 0.5, 2.0, 0.5, 0.5]), np.array([9.0, 5.0, 1.0, -4.0, 5.0])
    cases = [
        ((1.5 - np.cos(turns), turns), turns[1::2]),  # 0 among them
        (((double_well**2 - 1) ** 2, double_well), [-1.0, 1.0]),
        Case((values, grid), [5.0, -4.0, 5.0], label="a grid in no order, with a point twice"),
        ((np.array([4.0, 6.0, 5.0]), np.array([0.5, 0.6, 0.7])), [0.5]),
    ]
    assert_cases(student.argmin_set, cases)
    calls = [(rng.integers(1, 5, size=n).astype(float), rng.normal(size=n)) for n in (6, 25, 40)]
    brute = [[g for v, g in zip(*call, strict=True) if v == min(call[0])] for call in calls]
    assert_cases(student.argmin_set, list(zip(calls, brute, strict=True)))
    assert_leaves_arguments(student.argmin_set, [*calls, (np.array([np.inf, 2.0]), grid[:2])])


@pytest.mark.points(1)
def test_what_counts_as_a_tie(student):
    """Takes values that are 1e-15 apart for equal by default, and not those 1e-11 apart."""
    grid = np.array([1.0, 2.0, 4.0, 7.0])
    cases = [
        ((np.array([0.3, 0.1 + 0.2, 0.3 + 1e-11, 5.0]), grid), [1.0, 2.0]),
        ((np.array([0.5, 0.5 - 1e-15, 0.6, 0.5 + 1e-9]), grid), [1.0, 2.0]),
        ((np.array([1.0 + 1e-11, 1.0, 1.0 + 1e-15, 2.0]), grid), [2.0, 4.0]),
        ((np.array([2e-9, 1e-9, 1e-9, 3e-9]), grid), [2.0, 4.0]),
    ]
    labels = ["gaps of 1e-15 and of 1e-11"] * 3 + ["tiny values"]
    cases = [Case(*case, label=label) for case, label in zip(cases, labels, strict=True)]
    assert_cases(student.argmin_set, cases)


@pytest.mark.points(1)
def test_other_tolerances_and_special_values(student, reference, seed):
    """Obeys tol, 0 too; takes negative minima, constants, a grid of one point and inf."""
    rng = np.random.default_rng(seed("values"))
    values, grid = np.array([1.0, 0.96, 1.05, 1.2, -3.0]), np.array([3.0, 5.0, 6.0, 7.0, 8.0])
    cases = [
        Case((values[:4], grid[:4], 0.1), [3.0, 5.0, 6.0], label="a larger tol"),
        Case((values, grid, 5.0), grid, label="a larger tol"),
        Case((values[:4], grid[:4], 0.0), [5.0], label="tol = 0"),
        Case((1e-3 + 1e-14 * np.arange(2), grid[:2], 0.0), [3.0], label="tol = 0, a gap of 1e-14"),
        Case((-values[:4], grid[:4]), [7.0], label="a negative minimum"),
        Case((values, grid), [8.0], label="a negative minimum"),
        Case((100 * values, grid, 0.9), [8.0], label="a large negative minimum"),
        Case((np.array([-9.0, -9.0 + 1.5, 9.0]), grid[:3], 1.0), [3.0], label="a negative minimum"),
        Case((2.0**20 + 2.0**-22 * np.arange(2), grid[:2], 1e-9), [3.0], label="large values"),
        Case((np.full(5, 2.5), grid), grid, label="a constant function"),
        Case((values[:1], grid[:1]), [3.0], label="a grid of one point"),
        Case((np.array([np.inf, -1.95, -2.0]), grid[:3], 0.1), [5.0, 6.0], label="values of inf"),
    ]
    assert_cases(student.argmin_set, cases)
    bowl = np.sort(rng.uniform(-1, 1, size=30))
    calls = [(bowl**2, bowl, tol) for tol in (0.05, 0.3)]
    assert_agrees(student.argmin_set, reference.argmin_set, calls)


@counterexample_search(
    data=strategies.equal_vectors(2, (1, 4), -2, 2), tol=strategies.choices(1e-12, 1.0)
)
def agrees_with_the_reference(student, reference, data, tol):
    assert_close(student.argmin_set(*data, tol), reference.argmin_set(*data, tol))
