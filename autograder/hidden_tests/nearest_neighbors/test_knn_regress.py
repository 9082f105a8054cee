"""Hidden tests of nearest_neighbors/knn_regress; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.nearest_neighbors.clear_rows import distances, drawn, ranks
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    assert_scales_with,
    counterexample_search,
    strategies,
)

Y = np.array([6.0, -1.0, 2.5, 40.0])
ROWS = np.array([[0.0], [4.0], [1.0], [9.0]])


@pytest.mark.points(1)
def test_plain_means(student, reference, seed):
    """Takes the plain mean of the targets of the k nearest, by default."""
    cases = [
        ((ROWS, Y, np.array([[3.2], [0.4]]), 2), [0.75, 4.25]),
        ((ROWS, Y, np.array([[3.2], [0.4]]), 1, "uniform"), [-1.0, 6.0]),
        ((ROWS, Y, np.array([[100.0]]), 4), [11.875]),
        ((ROWS, np.array([6.0, 0.0, 2.5, 40.0]), np.array([[3.2]]), 2), [1.25]),
        ((ROWS[[1, 1, 0]], Y[[0, 1, 3]], ROWS[1:2], 3), [15.0]),
    ]
    calls = []
    for n, m, d, k in [(12, 5, 2, 3), (9, 4, 3, 9), (25, 6, 1, 4)]:
        train, Q = drawn(seed(f"{n} rows"), n, m, d)
        y = np.random.default_rng(seed("targets")).normal(size=n)
        cases.append(((train, y, Q, k), y[ranks(Q, train)[:, :k]].mean(axis=1)))
        calls.append((train, y, Q, k, "uniform"))
    assert_cases(student.knn_regress, cases, atol=1e-9)
    assert_agrees(student.knn_regress, reference.knn_regress, calls, atol=1e-9)
    assert_leaves_arguments(student.knn_regress, calls)


@pytest.mark.points(1)
def test_weighted_means(student, reference, seed):
    """Divides the sum of target / distance by the sum of 1 / distance with "distance"."""
    cases = [
        ((ROWS, Y, np.array([[2.0]]), 3, "distance"), [(3.0 - 0.5 + 2.5) / 2]),
        ((ROWS, Y, np.array([[5.0], [-1.0]]), 4, "distance"),
         [(6 / 5 - 1 + 2.5 / 4 + 10) / 1.7, (6 - 0.2 + 1.25 + 4) / 1.8]),
        ((np.array([[1.0], [-3.0], [4e7]]), Y[:3], np.zeros((1, 1)), 3, "distance"),
         [(6 - 1 / 3 + 2.5 / 4e7) / (1 + 1 / 3 + 1 / 4e7)]),
    ]  # fmt: skip
    calls = []
    for n, m, d, k in [(12, 5, 2, 3), (9, 4, 3, 9), (25, 6, 1, 4)]:
        train, Q = drawn(seed(f"{n} rows"), n, m, d)
        y, D = np.random.default_rng(seed("targets")).normal(size=n), distances(Q, train)
        chosen = ranks(Q, train)[:, :k]
        w = 1 / np.take_along_axis(D, chosen, axis=1)
        expected = np.sum(w * y[chosen], axis=1) / np.sum(w, axis=1)
        cases.append(((train, y, Q, k, "distance"), expected))
        calls.append((train, y, Q, k, "distance"))
    assert_cases(student.knn_regress, cases, rtol=1e-7, atol=1e-7)
    assert_agrees(student.knn_regress, reference.knn_regress, calls, rtol=1e-7, atol=1e-7)
    assert_leaves_arguments(student.knn_regress, calls)


@pytest.mark.points(1)
def test_exact_matches(student):
    """Averages the targets at distance 0 alone with "distance", and all k with "uniform"."""
    rows, y = np.array([[1.0], [2.0], [2.0], [5.0], [2.0]]), np.array([9.0, 1.0, 4.0, -3.0, 10.0])
    two = np.array([[2.0]])
    cases = [
        ((rows, y, two, 5, "distance"), [5.0]),
        ((rows, y, two, 2, "distance"), [2.5]),
        ((rows, y, np.array([[1.0], [5.0], [2.0]]), 4, "distance"), [9.0, -3.0, 5.0]),
        ((rows, y, np.array([[1.0]]), 2), [5.0]),
        ((rows, y, np.array([[5.0]]), 2, "uniform"), [-1.0]),
        ((rows, np.array([9.0, 1.0, 1.0, -3.0, 10.0]), two, 5, "distance"), [4.0]),
        ((rows, 1e9 * y, two, 5, "distance"), [5e9]),
    ]
    tiny = 1e-13 * np.array([[0.0], [1.0], [2.0]]), np.array([3.0, 8.0, 9.0]), np.zeros((1, 1)), 3
    label = "an exact match in tiny units"
    cases.append(Case((*tiny, "distance"), [3.0], label=label))
    assert_cases(student.knn_regress, cases, atol=1e-9)


@pytest.mark.points(1)
def test_units_and_integers(student):
    """Follows the unit of the targets, not that of the features, and takes integers."""
    calls = [(ROWS, Y, np.array([[2.0], [5.0]]), 3, word) for word in ("uniform", "distance")]
    right = [[2.5, 13.833333333333334], [2.5, (-1 + 10 + 2.5 / 4) / 1.5]]
    cases = [((unit * rows, y, unit * Q, k, word), answer)
             for (rows, y, Q, k, word), answer in zip(calls, right, strict=True)
             for unit in (1e-9, 1.0, 1e7)]  # fmt: skip
    right = [-1.0, (6 / 5 - 1 + 2.5 / 4 + 10) / 1.7]
    for unit in (1.0, 1e7):
        beside = unit * ROWS, Y, unit * np.array([[4.0], [5.0]]), 4, "distance"
        cases.append(Case(beside, right, label="a query beside one with an exact match"))
    assert_cases(student.knn_regress, cases, rtol=1e-9)
    assert_scales_with(student.knn_regress, calls, power=1, argument=1, rtol=1e-9)
    whole = [(rows, np.array([6.0, -1.0, 2.0, 40.0]), Q, k, word) for rows, _, Q, k, word in calls]
    whole.append((ROWS, np.array([6.0, -1.0, 2.0, 41.0]), ROWS[:2], 2, "distance"))
    assert_accepts(student.knn_regress, whole, integers=[0, 1, 2])
    whole_means = (ROWS, np.array([6, -1, 2, 40]), np.array([[3.2], [0.4]]), 1), [-1.0, 6.0]
    assert_cases(student.knn_regress, [whole_means], dtype=float)


@pytest.mark.points(1)
def test_refuses_other_words(student):
    """Raises ValueError for weights that are neither "uniform" nor "distance"."""
    calls = {
        "a word in capitals": (ROWS, Y, ROWS, 2, "Uniform"),
        "another word": (ROWS, Y, ROWS, 2, "inverse"),
        "an empty word": (ROWS, Y, ROWS, 2, ""),
        "a blank in front of a word": (ROWS, Y, ROWS, 2, " uniform"),
        "a blank behind a word": (ROWS, Y, ROWS, 2, "distance "),
        "a word that is too long": (ROWS, Y, ROWS, 2, "distances"),
        "only the beginning of a word": (ROWS, Y, np.array([[0.5]]), 1, "unif"),
    }
    works_on = [(ROWS, Y, ROWS + 0.3, 2), (ROWS, Y, ROWS + 0.3, 2, "distance")]
    assert_raises(student.knn_regress, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.regressions((1, 4), 1, low=-3, high=3),
    Q=strategies.matrices((1, 2), 1, low=-3, high=3),
    k=strategies.choices(1, 2, 3),
    weights=strategies.choices("uniform", "distance"),
)
def agrees_with_the_reference(student, reference, data, Q, k, weights):
    train, y = data
    k = min(k, len(train))
    expected = reference.knn_regress(train, y, Q, k, weights)
    assert_close(student.knn_regress(train, y, Q, k, weights), expected, rtol=1e-7, atol=1e-7)
