"""Random data for the hidden tests of decision_trees on which rounding decides no tie.

At every node of the right tree the best split is better than the next one by 1e-6 or more. Data
are made once for a whole class: all functions remember what they returned.
"""

from collections.abc import Iterator
from functools import cache

import numpy as np

GAP = 1e-6


def decreases(x, y, criterion, min_leaf=1):
    """Return the midpoints of x that leave min_leaf rows on both sides, and their decreases."""
    order = np.argsort(x)
    x, y, n = x[order], y[order], len(y)
    size = np.flatnonzero(np.diff(x)) + 1
    size = size[(size >= min_leaf) & (n - size >= min_leaf)]
    columns = y[:, np.newaxis] if criterion == "mse" else y[:, np.newaxis] == np.unique(y)
    columns = columns.astype(float)
    if criterion == "entropy":
        left = np.cumsum(columns, axis=0)[size - 1]
        right = columns.sum(axis=0) - left
        rest = sum(_entropies(c) * c.sum(axis=1) for c in (left, right)) / n
        found = _entropies(columns.sum(axis=0)[np.newaxis]) - rest
    else:
        sums = np.cumsum(columns - columns.mean(axis=0), axis=0)[size - 1]
        found = np.sum(sums**2, axis=1) / (size * (n - size))
    return (x[size - 1] + x[size]) / 2, found


def _entropies(counts):
    shares = counts / counts.sum(axis=1, keepdims=True)
    return -np.sum(shares * np.log2(np.where(shares > 0, shares, 1.0)), axis=1)


def all_decreases(X, y, criterion, min_leaf=1):
    """Return the decreases of all admissible splits on all features."""
    return np.concatenate([decreases(x, y, criterion, min_leaf)[1] for x in X.T])


def is_clear(X, y, criterion, max_depth=None, min_leaf=1, min_decrease=0.0):
    """Whether no node of the right tree has two splits that are nearly equally good."""
    if len(np.unique(y)) == 1 or max_depth == 0:
        return True
    found = np.sort(all_decreases(X, y, criterion, min_leaf))
    if found.size == 0:
        return True
    if found.size > 1 and found[-1] - found[-2] < GAP:
        return False
    if min_decrease > 0 and abs(found[-1] - min_decrease) < GAP:
        return False
    if min_decrease > 0 and found[-1] <= min_decrease:
        return True
    sides = None
    for x in X.T:
        thresholds, gains = decreases(x, y, criterion, min_leaf)
        if gains.size and gains.max() == found[-1]:
            sides = x <= thresholds[gains.argmax()]
    deeper = None if max_depth is None else max_depth - 1
    return all(
        is_clear(X[side], y[side], criterion, deeper, min_leaf, min_decrease)
        for side in (sides, ~sides)
    )


@cache
def numeric(seed, n, d, criterion, max_depth=None, min_leaf=1, min_decrease=0.0, classes=3):
    """Return random X and y, labels or targets, with a clear tree."""
    rng = np.random.default_rng(seed)
    for _ in range(10_000):
        X = rng.normal(size=(n, d))
        y = 2.0 * (X[:, 0] > 0.2) + X[:, -1] + 0.5 * rng.normal(size=n)
        if criterion != "mse":
            y = np.digitize(y, np.linspace(0.3, 1.6, classes - 1))
        if is_clear(X, y, criterion, max_depth, min_leaf, min_decrease):
            return X, y
    raise RuntimeError("no clear data were found: choose fewer rows or less depth")


def gain(column, y):
    """Return the information gain of a categorical column."""
    return _entropy(y) - sum(
        np.mean(column == v) * _entropy(y[column == v]) for v in np.unique(column)
    )


def _entropy(y):
    return _entropies(np.unique(y, return_counts=True)[1][np.newaxis])[0]


def _is_exact(column, y):
    """Whether every way to compute the gain gives the same number: all pure, or one branch."""
    values = np.unique(column)
    return len(values) == 1 or all(len(np.unique(y[column == v])) == 1 for v in values)


def is_clear_table(X, y, attrs):
    """Whether no node of the right ID3 tree has two columns that only rounding tells apart."""
    if len(y) == 0 or len(np.unique(y)) == 1 or len(attrs) == 0:
        return True
    gains = {attr: gain(X[:, attr], y) for attr in attrs}
    best = max(gains.values())
    close = [attr for attr in sorted(attrs) if gains[attr] > best - GAP]
    if len(close) > 1 and not all(_is_exact(X[:, attr], y) for attr in close):
        return False
    rest = [attr for attr in attrs if attr != close[0]]
    return all(is_clear_table(X[here], y[here], rest) for here in _branches(X[:, close[0]]))


def _branches(column) -> Iterator[np.ndarray]:
    return (column == value for value in np.unique(column))


@cache
def categorical(seed, n, d, kinds=3, noise=0.2):
    """Return a table of the categories "a", "b", ... and labels, with a clear ID3 tree."""
    rng = np.random.default_rng(seed)
    names = np.array(["a", "b", "c", "d"])[:kinds]
    for _ in range(10_000):
        codes = rng.integers(kinds, size=(n, d))
        y = (codes[:, 0] + codes[:, 1] * (codes[:, -1] > 0)) % 3
        y = np.where(rng.random(n) < noise, rng.integers(3, size=n), y)
        if is_clear_table(codes, y, list(range(d))):
            return names[codes], np.array(["no", "perhaps", "yes"])[y]
    raise RuntimeError("no clear table was found: choose fewer rows or columns")
