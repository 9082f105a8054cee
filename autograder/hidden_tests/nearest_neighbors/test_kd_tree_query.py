"""Hidden tests of nearest_neighbors/kd_tree_query; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.nearest_neighbors.clear_rows import (
    assert_indices,
    brute,
    distances,
    drawn,
)
from autograder.testing import (
    Case,
    assert_agrees,
    assert_cases,
    assert_leaves_arguments,
    counterexample_search,
    require,
    strategies,
)


@pytest.mark.points(1)
def test_order(student, reference, seed, open_function):
    """Finds the nearest rows, nearest first, for queries outside as well."""
    ruler = open_function("minkowski", 2.0)
    rows = np.array([[0.0], [1.0], [2.0], [9.0]])
    cases = [
        ((rows, np.array([0.4]), 1, ruler), [0]),
        ((rows, np.array([6.0]), 2, ruler), [3, 2]),
        ((rows[::-1], np.array([1.7]), 3, ruler), [1, 2, 3]),
        ((np.array([[0.0], [11.0], [12.0]]), np.array([8.0]), 2, ruler), [1, 2]),
        ((np.array([[0.0], [0.11], [0.12]]), np.array([0.08]), 2, ruler), [1, 2]),
    ]
    groups = np.concatenate([0.1 * np.arange(10), 100.0 + np.arange(10)])[:, np.newaxis]
    cases += [((groups, np.array([0.03]), k, ruler), np.arange(k)) for k in (11, 15)]
    # The rows that are near in the first coordinate are far away in the second.
    steps, same = np.arange(20.0), np.ones(20)
    high = np.column_stack([9 * same, 50 + steps])
    flat = np.column_stack([0.1 * steps, 0 * same])
    cases.append(((np.concatenate([high, flat]), np.array([12.0, 0.0]), 2, ruler), [39, 38]))
    for n, d, k in [
        (60, 1, 4),
        (80, 2, 5),
        (70, 3, 3),
        (40, 4, 1),
        (9, 2, 8),
        (1, 2, 1),
    ]:
        X, Q = drawn(seed(f"{n} rows"), n, 3, d)
        Q[0] *= 4
        if (np.diff(np.sort(np.linalg.norm(X - Q[0], axis=1))) < 1e-6).any():
            Q = Q[1:]
        cases += [((X, q, k, ruler), brute(X, q, k)) for q in Q]
    line = np.arange(1500.0)[:, np.newaxis], np.array([1498.3]), 3, ruler
    cases.append(Case(line, [1498, 1499, 1497], label="1500 rows in order of size"))
    assert_cases(student.kd_tree_query, cases, compare=assert_indices)
    calls = [call for call, _ in cases[3:9]]
    assert_agrees(student.kd_tree_query, reference.kd_tree_query, calls, compare=assert_indices)
    assert_leaves_arguments(student.kd_tree_query, calls)


@pytest.mark.points(1)
def test_ties(student, seed, open_function):
    """Takes the smaller index of rows at equal distances, also from beyond a border."""
    ruler = open_function("minkowski", 2.0)
    rng = np.random.default_rng(seed("grid"))
    cases = []
    for n, d, high in [(30, 1, 6), (60, 2, 3), (80, 3, 2), (25, 2, 3)]:
        for _ in range(4):
            X = rng.integers(-high, high + 1, size=(n, d)).astype(float)
            q = rng.integers(-high, high + 1, size=d).astype(float)
            cases += [((X, q, k, ruler), brute(X, q, k)) for k in (1, 2, 6)]
    cross = np.array([[3.0, 0.0], [0.0, -3.0], [-3.0, 0.0], [0.0, 3.0]] * 6)
    cases += [
        ((cross[::way], np.zeros(2), k, ruler), np.arange(k)) for way in (1, -1) for k in (1, 5)
    ]
    assert_cases(student.kd_tree_query, cases, compare=assert_indices)


@pytest.mark.points(1)
def test_equal_rows(student, open_function):
    """Copes with equal rows and constant columns, and returns all rows if they are asked for."""
    ruler = open_function("minkowski", 2.0)
    rng = np.random.default_rng(4)
    few = rng.integers(3, size=(40, 2)).astype(float)
    flat = np.column_stack([np.full(50, 2.0), rng.permutation(50)]).astype(float)
    cases = [
        ((np.ones((30, 2)), np.ones(2), 4, ruler), np.arange(4)),
        ((np.ones((30, 2)), np.ones(2), 30, ruler), np.arange(30)),
        ((few, np.array([1.0, 1.0]), 12, ruler), brute(few, np.array([1.0, 1.0]), 12)),
        ((few, np.array([1.0, 2.0]), 3, ruler), brute(few, np.array([1.0, 2.0]), 3)),
        ((flat, np.array([2.0, 20.3]), 5, ruler), brute(flat, np.array([2.0, 20.3]), 5)),
    ]
    assert_cases(student.kd_tree_query, cases, compare=assert_indices)


@pytest.mark.points(1)
def test_other_distances(student, seed, open_function):
    """Takes every distance from the function given: Manhattan's or the largest difference."""
    origin = np.zeros(2)
    rows = np.array([[3.0, 3.0], [0.0, 5.0], [4.0, 1.5], [-20.0, -21.0], [22.0, 23.0]])
    cases = [
        ((rows, origin, 3, open_function("minkowski", 1.0)), [1, 2, 0]),
        ((rows, origin, 3, open_function("minkowski", np.inf)), [0, 2, 1]),
    ]
    for p in (1.0, np.inf, 3.0):
        X, _ = drawn(seed(f"rows, {p}"), 60, 1, 2, (p,))
        for q in 0.7 * X[:3] + 0.3 * X[3:6]:  # not outside
            nearest = brute(X, q, 5, p)
            # The fifth is at distance 1, so that only the ruler matters, and no power of it.
            unit = 1 / distances(q[np.newaxis], X[nearest[-1:]], p)[0, 0]
            cases.append(((unit * X, unit * q, 5, open_function("minkowski", p)), nearest))
    # The nearest stands across two borders, whose corner is further away than the third nearest.
    steps = np.arange(20.0)
    camps = [(-1, -1), (1, -4), (-4, 1), (0.9, 0.8)]
    signs = [(-1, -1), (1, -1), (-1, 1), (1, 1)]
    X = np.concatenate([
        np.column_stack([x + sx * 0.013 * steps, y + sy * 0.017 * steps])
        for (x, y), (sx, sy) in zip(camps, signs, strict=True)
    ])  # fmt: skip
    largest = open_function("minkowski", np.inf)
    cases += [((way * X, origin, 2, largest), brute(X, origin, 2, np.inf)) for way in (1, -1)]
    assert_cases(student.kd_tree_query, cases, compare=assert_indices)


@pytest.mark.points(1)
def test_few_rows_are_measured(student, seed):
    """Measures fewer than half of 500 points in the square, each at most once."""
    fixed, rng = np.random.default_rng(5), np.random.default_rng(seed("square"))
    for number, q in enumerate(([0.37, 0.61], [0.7, 0.12], rng.uniform(0.1, 0.9, size=2))):
        X, q = (fixed if number < 2 else rng).uniform(size=(500, 2)), np.array(q)
        places = {tuple(row): place for place, row in enumerate(X.tolist())}
        measured = []

        def ruler(x, y, measured=measured, places=places):
            row = next((tuple(v.tolist()) for v in (x, y) if tuple(v.tolist()) in places), None)
            require(row is not None, "distance was called with something that is no row of X.")
            measured.append(places[row])
            return float(np.sqrt(np.sum((x - y) ** 2)))

        answer = student.kd_tree_query(X, q, 3, ruler)
        if number < 2:
            assert_indices(answer, brute(X, q, 3))
        found = {int(number) for number in np.asarray(answer)}
        require(found <= set(measured), "A row was returned whose distance was not measured.")
        require(len(measured) == len(set(measured)), "Some row was measured twice.")
        require(len(measured) < 250, "Half of the rows or more were measured.")


@counterexample_search(
    X=strategies.matrices((1, 6), (1, 2), low=-3, high=3),
    at=strategies.vectors(2, low=-3, high=3),
    k=strategies.choices(1, 2, 3),
    p=strategies.choices(2.0, 1.0),
)
def agrees_with_the_reference(student, reference, open_function, X, at, k, p):
    call = X, at[: X.shape[1]], min(k, len(X)), open_function("minkowski", p)
    assert_indices(student.kd_tree_query(*call), reference.kd_tree_query(*call))
