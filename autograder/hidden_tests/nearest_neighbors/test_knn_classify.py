"""Hidden tests of nearest_neighbors/knn_classify; first docstring lines are shown to students."""

import itertools

import numpy as np
import pytest

from autograder.hidden_tests.nearest_neighbors.clear_rows import (
    NAMES,
    assert_labels,
    assert_votes,
    clear_votes,
    drawn_votes,
    ranks,
    winner,
)
from autograder.testing import (
    assert_accepts,
    assert_cases,
    counterexample_search,
    strategies,
)

LINE = np.array([[0.0], [1.0], [2.0], [6.0], [7.0], [9.0]])
FRUIT = np.array(["pear", "lime", "lime", "kiwi", "pear", "kiwi"])
# Neighbours among whole numbers, that float64 cannot tell apart.
LONG = 2**53 + np.array([2, 1, 1, 3, 2, 3])


@pytest.mark.points(1)
def test_majority(student, reference, seed):
    """Returns for each query the most frequent of its neighbours' labels, which are strings."""
    cases = [((LINE, FRUIT, np.array([[1.2], [8.1]]), 3), ["lime", "kiwi"])]
    words = np.array(["fig", "pineapple", "pineapple", "pear", "fig", "pear"])
    cases.append(((LINE, words, np.array([[1.2], [8.1]]), 3), ["pineapple", "pear"]))
    cases.append(((LINE, words, np.array([[8.1], [1.2]]), 3), ["pear", "pineapple"]))
    cases += drawn_votes(seed, [(20, 6, 5, 2), (30, 8, 7, 3), (12, 3, 4, 2)])
    assert_votes(student.knn_classify, reference.knn_classify, cases)


@pytest.mark.points(1)
def test_numbers_as_labels(student, seed):
    """Takes integers of either sign as labels, and integers as features."""
    y = np.array([-7, 0, 0, -1, 40, -1])
    cases = [
        ((LINE, y, np.array([[1.2], [8.1]]), 3), np.array([0, -1])),
        ((LINE, y, np.array([[-4.0], [30.0]]), 3), np.array([0, -1])),
    ]
    cases.append(((LINE, LONG, np.array([[1.2], [8.1]]), 3), LONG[[1, 3]]))
    X, y, Q, expected = clear_votes(seed("rows"), 25, 6, 3, 5, np.array([-5, 2, 1000]))
    cases.append(((X, y, Q, 5), expected))
    assert_cases(student.knn_classify, cases, compare=assert_labels)
    whole = [(LINE, FRUIT, np.array([[1.0], [10.0]]), 3)]
    assert_accepts(student.knn_classify, whole, integers=[0, 2], compare=assert_labels)


@pytest.mark.points(1)
def test_ties_of_votes(student, seed):
    """Gives a tied vote to the label whose first neighbour is nearest."""
    cases = [
        ((LINE, FRUIT, np.array([[0.2], [1.3], [6.1]]), 2), ["pear", "lime", "kiwi"]),
        ((LINE, FRUIT, np.array([[4.9], [8.2]]), 2), ["kiwi", "kiwi"]),
        ((LINE, FRUIT, np.array([[0.5]]), 2), ["pear"]),
        ((LINE, np.array([5, -5, 2, 2, -5, 5]), np.array([[1.1], [0.1]]), 2), [-5, 5]),
        # In order: fig, pear, apple, apple, pear: the tie is between pear and apple, not fig.
        (
            (
                np.arange(1.0, 6.0)[:, np.newaxis],
                np.array(["lime", "pear", "kiwi", "kiwi", "pear"]),
                np.zeros((1, 1)),
                5,
            ),
            ["pear"],
        ),
        (
            (
                np.arange(1.0, 5.0)[:, np.newaxis],
                np.array(["plum", "kiwi", "kiwi", "plum"]),
                np.zeros((1, 1)),
                4,
            ),
            ["plum"],
        ),
        (
            (
                np.arange(1.0, 6.0)[:, np.newaxis],
                np.array(["plum", "kiwi", "kiwi", "lime", "plum"]),
                np.zeros((1, 1)),
                5,
            ),
            ["plum"],
        ),
    ]
    four, zero = np.arange(1.0, 5.0)[:, np.newaxis], np.zeros((1, 1))
    orders = ["plum", "kiwi", "pear", "lime"], ["lime", "plum", "kiwi", "pear"]
    cases += [((four, np.array(names), zero, 4), names[:1]) for names in orders]
    rng = np.random.default_rng(seed("orders"))
    X = np.cumsum(rng.uniform(1, 2, size=(8, 1)), axis=0)
    for k in (2, 4, 6):
        for _ in range(3):
            y = NAMES[rng.permutation(np.repeat(np.arange(2), k // 2))]
            y = np.concatenate([y, np.repeat(NAMES[2], 8 - k)])
            cases.append(((X, y, np.zeros((1, 1)), k), y[:1]))
    assert_cases(student.knn_classify, cases, compare=assert_labels)


@pytest.mark.points(1)
def test_ties_of_distances(student, seed):
    """Lets the smaller indices vote where rows at equal distances do not all find room."""
    X = np.array([[1.0, 0.0], [0.0, 1.0], [-1.0, 0.0], [0.0, -1.0], [3.0, 0.0]])
    y = np.array(["lime", "pear", "pear", "lime", "lime"])
    cases = [
        ((X, y, np.zeros((1, 2)), 3), ["pear"]),
        ((X[::-1], y[::-1], np.zeros((1, 2)), 3), ["pear"]),
        ((X[[3, 1, 0, 2]], y[[3, 1, 0, 2]], np.zeros((1, 2)), 3), ["lime"]),
    ]
    draws = [np.random.default_rng(number) for number in (seed("grid"), 1, 2)]
    for rng, k in itertools.product(draws, (3, 5)):
        X = rng.integers(-2, 3, size=(60, 2)).astype(float)
        y, Q = NAMES[rng.integers(2, size=60)], rng.integers(-2, 3, size=(8, 2)).astype(float)
        cases.append(((X, y, Q, k), [winner(y[row])[0] for row in ranks(Q, X)[:, :k]]))
    assert_cases(student.knn_classify, cases, compare=assert_labels)


@pytest.mark.points(1)
def test_all_rows(student, seed):
    """Says the most frequent label of all at k = n, and the nearest row's label at k = 1."""
    rng = np.random.default_rng(seed("rows"))
    X, Q = np.arange(9.0)[:, np.newaxis] ** 2, rng.uniform(-20, 90, size=(5, 1))
    y = NAMES[[3, 0, 0, 1, 3, 1, 2, 3, 3]]
    cases = [((X, y, np.array([[0.1], [3.4], [35.0]]), 1), ["plum", "pear", "kiwi"])]
    cases += [((X, y, Q, 9), ["plum"] * 5), ((X[:1], y[:1], Q[:2], 1), ["plum"] * 2)]
    cases.append(((X, y, np.array([[3.4], [35.0]]), 9), ["plum"] * 2))
    assert_cases(student.knn_classify, cases, compare=assert_labels)


@counterexample_search(
    data=strategies.classifications((1, 5), 1),
    Q=strategies.matrices((1, 2), 1, low=-3, high=3),
    k=strategies.choices(1, 2, 3, 4),
)
def agrees_with_the_reference(student, reference, data, Q, k):
    X, y = data
    k = min(k, len(X))
    expected = reference.knn_classify(X, y, Q, k)
    assert_labels(student.knn_classify(X, y, Q, k), expected)
