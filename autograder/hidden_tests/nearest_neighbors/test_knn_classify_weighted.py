"""Hidden tests of nearest_neighbors/knn_classify_weighted; first docstring lines are shown."""

import numpy as np
import pytest

from autograder.hidden_tests.nearest_neighbors.clear_rows import (
    NAMES,
    assert_labels,
    assert_votes,
    clear_votes,
    drawn_votes,
    on_a_line,
)
from autograder.testing import (
    Case,
    assert_accepts,
    assert_cases,
    counterexample_search,
    strategies,
)

# A distance and others whose inverses add up to its own, but for rounding.
ROUNDED = [(6, (10, 15)), (3, (5, 10, 30)), (6, (15, 20, 20)), (3, (228,) * 76)]


@pytest.mark.points(1)
def test_near_minority(student, reference, seed):
    """Weighs each vote by 1 / distance: a near minority beats a far majority."""
    cases = [
        (on_a_line([1, 4, 5, 6], ["lime", "pear", "pear", "pear"], 4), ["lime"]),
        (on_a_line([9, 1, 4, 5], ["fig", "pineapple", "pear", "pear"], 4), ["pineapple"]),
        (on_a_line([-2, 3, 3, 9], ["lime", "pear", "pear", "lime"], 4), ["pear"]),
        (on_a_line([1, 2, 2, 30], ["plum", "lime", "lime", "lime"], 4), ["lime"]),
        (on_a_line([2, 5, 7, 9], [7, -3, -3, -3], 3, 1.0), [7]),
        (on_a_line([3, 4, 5, 6], ["lime", "pear", "pear", "pear"], 2), ["lime"]),
        (on_a_line([4, 7, 8], ["lime", "pear", "pear"], 3), ["pear"]),  # squares would say fig
        (on_a_line([1, 2, 3, 4e7], ["lime", "pear", "pear", "plum"], 4), ["lime"]),
        (on_a_line([2, 5, 7, 9], 2**53 + np.array([1, 0, 0, 0]), 3), [2**53 + 1]),
    ]
    rows, words, _, k = on_a_line([1, 2, 8, 9], ["fig", "fig", "pineapple", "pineapple"], 3)
    cases.append(((rows, words, np.array([[0.0], [10.0]]), k), ["fig", "pineapple"]))
    cases += drawn_votes(seed, [(20, 6, 5, 2), (30, 8, 8, 3), (12, 4, 12, 2)], weighted=True)
    assert_votes(student.knn_classify_weighted, reference.knn_classify_weighted, cases)


@pytest.mark.points(1)
def test_ties_of_sums(student):
    """Gives equal sums to the label whose first neighbour is nearest, also if rounding differs."""
    cases = [
        (on_a_line([1, 2, 2], ["pear", "lime", "lime"], 3), ["pear"]),
        (on_a_line([2, 2, 1], ["lime", "lime", "pear"], 3), ["pear"]),
        (on_a_line([3, -3], ["pear", "lime"], 2), ["pear"]),
        (on_a_line([2, 3, 6, -1], ["lime", "lime", "lime", "pear"], 4), ["pear"]),
        (on_a_line([-1, 2, 3, 6], ["kiwi", "plum", "plum", "plum"], 4), ["kiwi"]),
        (on_a_line([10, 10, 10, 10, 10, 10, 10, 10, 10, 10, 1], ["lime"] * 10 + ["pear"], 11),
         ["pear"]),
        (on_a_line([1, 3, 3, 3], ["plum", "lime", "lime", "lime"], 4), ["plum"]),
        # 1/2 + 1/12 and 1/3 + 1/4: the voters of the second come first on the whole
        (on_a_line([2, 3, 4, 5, 12], ["plum", "kiwi", "kiwi", "lime", "plum"], 5), ["plum"]),
    ]  # fmt: skip
    cases.append((on_a_line([1, 1.5, 2.99999991], ["pear", "lime", "lime"], 3), ["lime"]))
    # On paper the far rows add up to what the near one has; in float64 they get more.
    for near, far in ROUNDED:
        names = ["lime"] * len(far) + ["pear"]
        cases.append((on_a_line([*far, near], names, len(far) + 1), ["pear"]))
        cases.append((on_a_line([near, *far], names[::-1], len(far) + 1), ["pear"]))
    rows, names, query, k = on_a_line([10, 15, 6], ["lime", "lime", "pear"], 3)
    cases.append(Case((1e-9 * rows, names, query, k), ["pear"], label="a tie in tiny units"))
    assert_cases(student.knn_classify_weighted, cases, compare=assert_labels)


@pytest.mark.points(1)
def test_exact_match(student):
    """Lets a row at distance 0 decide alone, against any number of others, of integers as well."""
    X = np.array([[2.0, 1.0], [2.0, 2.0], [3.0, 1.0], [1.0, 1.0], [9.0, 9.0]])
    y = np.array(["lime", "pear", "pear", "pear", "plum"])
    cases = [
        ((X, y, X[:1], 4), ["lime"]),
        ((X, y, np.array([[2.0, 1.0], [9.0, 9.0], [3.0, 2.0]]), 5), ["lime", "plum", "pear"]),
        ((X, np.array([4, -1, -1, -1, 0]), X[[0, 4]], 5), [4, 0]),
        ((X, y, X, 1), y),
    ]
    far = ["lime", *3 * ["pear"], "lime"]
    rows, names, _, k = on_a_line([5, 6, 7, 8, 100], far, 5)
    cases += [  # a match of one query is no match of the others
        ((rows, names, np.array(queries), k), ["pear", "pear"])
        for queries in ([[7.0], [0.0]], [[0.0], [7.0]])
    ]
    assert_cases(student.knn_classify_weighted, cases, compare=assert_labels)
    calls = [call for call, _ in cases]
    assert_accepts(student.knn_classify_weighted, calls, integers=[0, 2], compare=assert_labels)
    rows, names, query, k = on_a_line([0, 1, 1], ["pear", "lime", "lime"], 3)
    match = 1e-13 * rows, names, query, k
    tiny = Case(match, ["pear"], label="an exact match in tiny units")
    assert_cases(student.knn_classify_weighted, [tiny], compare=assert_labels)


@pytest.mark.points(1)
def test_exact_matches_disagree(student):
    """Counts one vote for each row at distance 0, and takes the first of tied labels."""
    cases = [
        (on_a_line([0, 0, 0, 1], ["pear", "lime", "lime", "pear"], 4), ["lime"]),
        (on_a_line([0, 0, 1, 1], ["pear", "lime", "lime", "lime"], 4), ["pear"]),
        (on_a_line([1, 0, 0, 2], ["kiwi", "pear", "lime", "kiwi"], 4), ["pear"]),
        (on_a_line([5, 0, 0, 0, 0], ["lime", "pear", "lime", "lime", "pear"], 5), ["pear"]),
        (on_a_line([5, 0, 0, 0], ["lime", "pear", "lime", "lime"], 4), ["lime"]),
        (on_a_line([0, 0, 0], ["pear", "lime", "kiwi"], 3), ["pear"]),
    ]
    assert_cases(student.knn_classify_weighted, cases, compare=assert_labels)


@pytest.mark.points(1)
def test_more_matches_than_k(student):
    """Lets only the first k vote where more rows are at distance 0."""
    names = ["pear", "lime", "lime", "lime", "pear"]
    cases = [
        (on_a_line([0, 0, 0, 0, 0], names, 1), ["pear"]),
        (on_a_line([0, 0, 0, 0, 0], names, 2), ["pear"]),
        (on_a_line([0, 0, 0, 0, 0], names, 3), ["lime"]),
        (
            on_a_line([7, 0, 0, 0, 0, 0], ["lime", "pear", "pear", "lime", "lime", "lime"], 3),
            ["pear"],
        ),
        (on_a_line([1, 0, 0, 0], ["plum", "pear", "lime", "lime"], 2), ["pear"]),
    ]
    assert_cases(student.knn_classify_weighted, cases, compare=assert_labels)


@pytest.mark.points(1)
def test_units(student, seed):
    """Gives the same labels if all features are measured in another unit."""
    X, y, Q, expected = clear_votes(seed("rows"), 20, 6, 2, 6, NAMES[:3], weighted=True)
    line = on_a_line([1, 4, 5, 6], ["lime", "pear", "pear", "pear"], 4)
    even = on_a_line([4, 7, 8], ["lime", "pear", "pear"], 3)
    cases = []
    for unit in (1e-9, 1e-4, 1e12):
        cases.append(((unit * X, y, unit * Q, 6), expected))
        for (rows, names, query, k), label in ((line, "lime"), (even, "pear")):
            cases.append(((unit * rows, names, unit * query, k), [label]))
        camps = np.array([[0.0], [1.0], [10.0], [11.0]]), NAMES[[0, 0, 1, 1]]
        queries = np.array([[0.5], [13.0]])
        cases.append(((unit * camps[0], camps[1], unit * queries, 2), NAMES[[0, 1]]))
    assert_cases(student.knn_classify_weighted, cases, compare=assert_labels)


@counterexample_search(
    data=strategies.classifications((1, 5), 1),
    Q=strategies.matrices((1, 2), 1, low=-3, high=3),
    k=strategies.choices(1, 2, 3, 4),
)
def agrees_with_the_reference(student, reference, data, Q, k):
    X, y = data
    k = min(k, len(X))
    expected = reference.knn_classify_weighted(X, y, Q, k)
    assert_labels(student.knn_classify_weighted(X, y, Q, k), expected)
