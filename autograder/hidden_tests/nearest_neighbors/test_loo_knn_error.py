"""Hidden tests of nearest_neighbors/loo_knn_error; first docstring lines are shown to students."""

import numpy as np
import pytest

from autograder.hidden_tests.nearest_neighbors import clear_rows
from autograder.hidden_tests.nearest_neighbors.clear_rows import NAMES, drawn
from autograder.testing import (
    Case,
    assert_accepts,
    assert_agrees,
    assert_cases,
    assert_close,
    assert_leaves_arguments,
    assert_raises,
    assert_varies,
    counterexample_search,
    remembered,
    strategies,
)

one_at_a_time = remembered(clear_rows.one_at_a_time)

LINE = np.array([[0.0], [1.0], [3.0], [4.0]])
LETTERS = np.array(["a", "a", "b", "a"])


@pytest.mark.points(1)
def test_clear_data(student, reference, seed):
    """Counts the rows that the others get wrong, without ties, of integer features as well."""
    cases = [((LINE, LETTERS, [1, 3]), [0.5, 0.25])]
    for n, d, ks in [(15, 2, [1, 3, 5]), (30, 3, [1, 7, 15]), (8, 1, [1, 3])]:
        X, _ = drawn(seed(f"{n} rows"), n, 1, d)
        y = NAMES[(X[:, 0] > 0).astype(int)]
        y[::4] = NAMES[1]
        cases.append(((X, y, ks), one_at_a_time(X, y, ks)))
    large = [
        Case((unit * LINE, LETTERS, [1, 3]), [0.5, 0.25], label="large units")
        for unit in (1e7, 1e10)
    ]
    others = np.array(["a", "b", "a", "b"])
    large.append(Case((1e50 * LINE, others, [3]), [1.0], label="large units"))
    long_names = np.array(["chardonnay", "chardonnays"])[[0, 0, 1, 0]]
    cases.append(((LINE, long_names, [1, 3]), [0.5, 0.25]))
    cases.append(((LINE, np.array([0, 0, -1, 0]), [1, 3]), [0.5, 0.25]))
    apart = np.array([[0, 0], [4, 1], [0, 4], [9, 9]])
    cases.append(((apart, np.array(["a", "b", "a", "b"]), [1]), [0.25]))
    cases.append(((LINE, 2**53 + np.array([0, 0, 1, 0]), [1, 3]), [0.5, 0.25]))
    assert_cases(student.loo_knn_error, [*cases, *large], atol=1e-9)
    calls = [call for call, _ in cases]
    assert_agrees(student.loo_knn_error, reference.loo_knn_error, calls, atol=1e-9)
    whole = [(LINE, LETTERS, [1, 3]), (LINE**2, LETTERS, [3])]
    assert_accepts(student.loo_knn_error, whole, integers=[0], atol=1e-9)
    assert_leaves_arguments(student.loo_knn_error, [*calls, (LINE, np.array([1, 1, 0, 1]), [3, 1])])


@pytest.mark.points(1)
def test_ties_of_votes(student, seed):
    """Gives a tied vote to the label whose first neighbour is nearest, for even k and odd."""
    calls = [(np.array([[0.0], [1.0], [2.5], [4.5], [7.0]]), NAMES[[0, 1, 0, 1, 1]], [2, 4])]
    for number, (n, kinds) in enumerate([(12, 2), (20, 3), (15, 4)]):
        X, _ = drawn(seed(f"{number}"), n, 1, 2)
        y = NAMES[np.random.default_rng(seed("labels")).integers(kinds, size=n)]
        calls.append((X, y, [2, 3, 4, 6]))
    X = np.cumsum(np.arange(1.0, 13.0) ** 1.5)[:, np.newaxis]
    calls.append((X, NAMES[[3, 1] * 6], [2, 4]))
    # The others of the first row vote plum, kiwi, kiwi, lime, plum.
    calls.append((X[:6], NAMES[[3, 3, 2, 2, 1, 3]], [5]))
    cases = [(call, one_at_a_time(*call)) for call in calls]
    assert_varies(student.loo_knn_error, [(LINE, LETTERS, [1]), (LINE, LETTERS, [3])])
    assert_cases(student.loo_knn_error, cases, atol=1e-9)


@pytest.mark.points(1)
def test_ties_of_distances(student, seed):
    """Lets the smaller indices vote at equal distances (integers), in tables of many rows too."""
    rng = np.random.default_rng(seed("grid"))
    calls = [(np.array([[1.0], [0.0], [2.0]]), np.array(["a", "b", "a"]), [1])]
    calls.append((np.array([[0.0], [1.0], [3.0], [-3.0]]), LETTERS[[0, 2, 0, 0]], [3]))
    for n, d, high in [(20, 2, 4), (60, 2, 5), (120, 3, 3)]:
        X = rng.permutation((2 * high + 1) ** d)[:n]
        X = np.stack(np.unravel_index(X, (2 * high + 1,) * d), axis=1) - high
        y = np.where(X[:, 0] + rng.normal(size=n) > 0, "pear", "lime")
        calls.append((X.astype(float), y, [1, 3, 5]))
    cases = [(call, one_at_a_time(*call)) for call in calls]
    assert_cases(student.loo_knn_error, cases, atol=1e-9)


@pytest.mark.points(1)
def test_equal_rows(student, seed):
    """Never lets a row vote for itself, but lets others with the same features."""
    X = np.array([[0.0], [0.0], [5.0], [5.0], [9.0]])
    y = np.array(["a", "b", "c", "c", "d"])
    cases = [((X, y, [1]), [0.6]), ((X[:2], y[:2], [1]), [1.0]), ((X[2:4], y[2:4], [1]), [0.0])]
    cases.append(((np.array([[0.0], [0.0], [1.0], [2.0]]), LETTERS[[0, 2, 0, 0]], [3]), [0.25]))
    rng = np.random.default_rng(seed("copies"))
    for copies in (2, 3):
        table = np.repeat(rng.permutation(20)[:8].astype(float), copies)[:, np.newaxis] ** 2
        labels = NAMES[rng.integers(3, size=8 * copies)]
        if copies > 2:  # twins that are tied agree
            labels = np.repeat(labels[:8], copies)
        cases.append(((table, labels, [1]), one_at_a_time(table, labels, [1])))
    assert_cases(student.loo_knn_error, cases, atol=1e-9)


@pytest.mark.points(1)
def test_any_ks_in_any_order(student, seed):
    """Returns the rates in the order of ks, repeated or not, up to n - 1."""
    X, _ = drawn(seed("rows"), 13, 1, 2)
    y = NAMES[[0] * 6 + [1] * 7]
    orders = ([5, 1, 3], [3, 3, 1], [11, 1], [7], [9, 7, 5, 3, 1, 1])
    cases = [((LINE, LETTERS, [3, 1, 3]), [0.25, 0.5, 0.25])]
    cases += [((X, y, ks), one_at_a_time(X, y, ks)) for ks in orders]
    # At k = n - 1 all others vote: of 6 against 7 the smaller camp loses each, the larger is tied.
    balanced = NAMES[[0, 1] * 5]
    cases.append(((X[:10], balanced, [9]), [1.0]))
    cases.append(((X[:9], NAMES[[0, 0, 1, 0, 0, 1, 0, 0, 0]], [8]), [2 / 9]))
    assert_cases(student.loo_knn_error, cases, atol=1e-9)


@pytest.mark.points(1)
def test_refuses_other_ks(student):
    """Raises ValueError if any entry of ks is below 1 or above n - 1."""
    lists = {
        "a single entry of 0": [0],
        "a single entry of n": [4],
        "a last entry of n": [1, 4],
        "a first entry of n": [4, 1],
        "an entry of 0 between others": [3, 0, 1],
        "an entry below 0 between others": [3, -1, 1],
        "an entry of n between others": [3, 4, 1],
        "a single negative entry": [-1],
        "a last entry below 1": [2, -1],
        "a first entry below 1": [-1, 3],
        "an entry far above n - 1": [1, 2, 100],
    }
    calls = {name: (LINE, LETTERS, ks) for name, ks in lists.items()}
    works_on = [(LINE, LETTERS, [1, 3]), (LINE[:2], LETTERS[:2], [1])]
    assert_raises(student.loo_knn_error, ValueError, calls, works_on=works_on)


@counterexample_search(
    data=strategies.classifications((2, 5), 1),
    ks=strategies.choices([1], [2, 1], [1, 1], [3]),
)
def agrees_with_the_reference(student, reference, data, ks):
    ks = [min(k, len(data[0]) - 1) for k in ks]
    expected = reference.loo_knn_error(*data, ks)
    assert_close(student.loo_knn_error(*data, ks), expected, atol=1e-9)
