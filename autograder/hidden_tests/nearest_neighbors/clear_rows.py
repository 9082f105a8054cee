"""Rows and votes for the hidden tests of nearest_neighbors on which rounding decides nothing.

Distances from a query differ by a share of 1e-6 or more; winners of a vote are ahead by as much.
Where ties are asked for, coordinates are small integers, so that every way to compute a
distance gives the same number.
"""

import numpy as np

from autograder.testing import (
    assert_agrees,
    assert_cases,
    assert_equal,
    assert_leaves_arguments,
)

GAP = 1e-6
NAMES = np.array(["pear", "lime", "kiwi", "plum"])


def distances(A, B, p=2.0):
    """Return the distances of all rows of A to all rows of B, one column after the other."""
    gaps = [np.abs(np.subtract.outer(a, b)) for a, b in zip(A.T * 1.0, B.T * 1.0, strict=True)]
    if p == np.inf:
        return np.max(gaps, axis=0)
    return sum(gap**p for gap in gaps) ** (1 / p)


def ranks(A, B, p=2.0):
    """Return for each row of A the indices of all rows of B by distance, then by index."""
    D = distances(A, B, p)
    return np.array([np.lexsort((np.arange(len(B)), row)) for row in D])


def drawn(seed, n, m, d, powers=(2.0,)):
    """Return n training rows and m queries without two distances that are nearly equal."""
    rng = np.random.default_rng(seed)
    for _ in range(1_000):
        X, Q = rng.normal(size=(n, d)) * np.geomspace(1, 3, d), 1.5 * rng.normal(size=(m, d))
        spread = [np.sort(distances(Q, X, p), axis=1) for p in powers]
        if all((np.diff(D, axis=1) > GAP * D[:, 1:]).all() for D in spread):
            return X, Q
    raise RuntimeError("no clear rows were found: choose fewer of them")


def sums(labels, weights):
    """Return what each label gets, in the order of the neighbours."""
    found = dict.fromkeys(labels.tolist(), 0.0)
    for label, weight in zip(labels.tolist(), weights, strict=True):
        found[label] += weight
    return found


def winner(labels, weights=None):
    """Return the label with most votes (of tied ones the first), and how far it is ahead."""
    found = sums(labels, np.ones(len(labels)) if weights is None else weights)
    most = max(found.values())
    best = next(label for label, votes in found.items() if votes >= most * (1 - 1e-9))
    others = [votes for label, votes in found.items() if label != best]
    return best, (most - max(others, default=0.0)) / most


def clear_votes(seed, n, m, d, k, labels, weighted=False):
    """Return training rows, labels, queries and the winners, none of them tied or nearly so.

    Of queries whose vote is close others are drawn; the winners name more than one label.
    """
    rng = np.random.default_rng(seed)
    for _ in range(1_000):
        X, Q = drawn(int(rng.integers(2**31)), n, 4 * m, d)
        y = labels[rng.integers(len(labels), size=n)]
        D, order = distances(Q, X), ranks(Q, X)[:, :k]
        votes = [
            winner(y[row], 1 / gaps[row] if weighted else None)
            for row, gaps in zip(order, D, strict=True)
        ]
        clear = [i for i, (_, ahead) in enumerate(votes) if ahead > 1e-3][:m]
        expected = np.array([votes[i][0] for i in clear])
        if len(clear) == m and (m == 1 or len(np.unique(expected)) > 1):
            return X, y, Q[clear], expected
    raise RuntimeError("no clear votes were found: choose more rows")


def drawn_votes(seed, sizes, weighted=False):
    """Return cases of clear votes, for each size n, m, k and the number of labels."""
    cases = []
    for n, m, k, kinds in sizes:
        X, y, Q, expected = clear_votes(seed(f"{n} rows"), n, m, 2, k, NAMES[:kinds], weighted)
        cases.append(((X, y, Q, k), expected))
    return cases


def assert_indices(got, expected):
    """Assert the indices of neighbours."""
    assert_equal(np.asarray(got), np.asarray(expected), what="the indices")


def assert_labels(got, expected):
    """Assert predicted labels."""
    assert_equal(np.asarray(got), np.asarray(expected), what="the labels")


def assert_votes(function, reference, cases):
    """Assert the labels of cases, also against the reference, and that no argument is changed."""
    assert_cases(function, cases, compare=assert_labels)
    calls = [call for call, _ in cases]
    assert_agrees(function, reference, calls, compare=assert_labels)
    assert_leaves_arguments(function, calls)


def brute(X, q, k, p=2.0):
    """Return what measuring all rows finds."""
    return ranks(q[np.newaxis], X, p)[0, :k]


def on_a_line(at, names, k, query=0.0):
    """Return a call with rows on a line, one query, and labels."""
    return np.array(at, dtype=float)[:, np.newaxis], np.array(names), np.array([[query]]), k


def one_at_a_time(X, y, ks):
    """Return the rates by taking each row out of the table in turn."""
    wrong = []
    for i in range(len(X)):
        rest = np.delete(np.arange(len(X)), i)
        order = rest[ranks(X[[i]], X[rest])[0]]
        wrong.append([winner(y[order[:k]])[0] != y[i] for k in ks])
    return np.mean(wrong, axis=0)
