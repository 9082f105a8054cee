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


def agreed_column(X, y, attrs):
    """Return the column that every common measure of a split chooses, or None.

    So that a wrong measure costs what is said about measures, and no more.
    """

    def gini_gain(column):
        return decreases_of(column, lambda labels: 1 - np.sum(_shares(labels) ** 2))

    def ratio(column):
        return gain(column, y) / max(_entropy(column), GAP)

    def best_of_one(column):
        return max(gain(column == value, y) for value in np.unique(column))

    def decreases_of(column, impurity):
        sides = [y[column == value] for value in np.unique(column)]
        return impurity(y) - sum(len(side) / len(y) * impurity(side) for side in sides)

    def by_gain(column):
        return gain(column, y)

    chosen = set()
    for measure in (by_gain, gini_gain, ratio, best_of_one):
        found = {attr: measure(X[:, attr]) for attr in attrs}
        first, *others = sorted(found.values(), reverse=True)
        if others and first - others[0] < GAP:
            return None
        chosen.add(max(attrs, key=found.get))
    return chosen.pop() if len(chosen) == 1 else None


def _shares(labels):
    return np.unique(labels, return_counts=True)[1] / len(labels)


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
        is_mixed = len(np.unique(y)) > 1  # or a mistake about equal labels would show by luck
        if is_mixed and is_clear(X, y, criterion, max_depth, min_leaf, min_decrease):
            return X, y
    raise RuntimeError("no clear data were found: choose fewer rows or less depth")


@cache
def blocks(seed, n, d, criterion):
    """Return random X and y, four blocks of equal labels or targets, with a clear full tree."""
    rng = np.random.default_rng(seed)
    for _ in range(10_000):
        X = rng.normal(size=(n, d))
        y = 2 * (X[:, 0] > 0.2) + (X[:, -1] > 0.9)
        if criterion == "mse":
            y = np.array([1.0, 2.5, 7.0, 5.5])[y]
        if is_clear(X, y, criterion):
            return X, y
    raise RuntimeError("no clear blocks were found: choose more rows")


@cache
def runs(seed, criterion, count=7):
    """Return one feature, whose labels or targets come in runs, with a clear and deep full tree."""
    rng = np.random.default_rng(seed)
    for _ in range(10_000):
        y = np.repeat(rng.integers(3, size=count), rng.integers(1, 8, size=count))
        y = np.array([1.0, 2.5, 7.0])[y] if criterion == "mse" else y
        X, order = rng.normal(size=(len(y), 1)), rng.permutation(len(y))
        X = np.sort(X, axis=0)[order]
        if np.count_nonzero(np.diff(y)) >= count - 2 and is_clear(X, y[order], criterion):
            return X, y[order]
    raise RuntimeError("no clear runs were found")


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


def gains_everywhere(X, y, attrs):
    """Whether each split of the right ID3 tree lowers the entropy."""
    if len(np.unique(y)) < 2 or len(attrs) == 0:
        return True
    best = max(attrs, key=lambda attr: gain(X[:, attr], y))
    rest = [attr for attr in attrs if attr != best]
    sides = _branches(X[:, best])
    return gain(X[:, best], y) > GAP and all(gains_everywhere(X[s], y[s], rest) for s in sides)


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


@cache
def clear_stump(seed, n, d, classes, low=-9, high=9):
    """Return integers X and labels y with one best stump and clear majorities on its sides."""
    rng = np.random.default_rng(seed)
    for _ in range(10_000):
        X, y = rng.integers(low, high, size=(n, d)), rng.integers(classes, size=n)
        y[X[:, -1] > high // 3] = 0
        (most, is_clear), *others = sorted(_stumps(X, y), reverse=True)
        if is_clear and all(most > right for right, _ in others):
            return X, y
    raise RuntimeError("no clear stump was found: choose more rows")


def _stumps(X, y) -> Iterator[tuple[int, bool]]:
    """Yield for each split how many rows are right, and whether both majorities are clear."""
    for x in X.T:
        for value in np.unique(x)[:-1]:
            counts = [
                np.sort(np.unique(side, return_counts=True)[1])[::-1]
                for side in (y[x <= value], y[x > value])
            ]
            right = sum(int(count[0]) for count in counts)
            yield right, all(len(count) == 1 or count[0] > count[1] for count in counts)


# --- ties that rounding hides -----------------------------------------------------------------

# Of these data, each way to compute an impurity rounds several so that the wrong split looks best.
ROUNDED = {
    "gini": (0, 35, 148, 238),
    "entropy": (0, 13, 34),
    "mse": (2, 26, 28),
}
ROUNDED_TABLES = (0, 5, 8, 20, 36)


def rounded(criterion):
    """Return data with two best thresholds that only rounding tells apart, and the smaller one."""
    return [mirrored(number, criterion) for number in ROUNDED[criterion]]


def rounded_tables():
    """Return tables with labels all of whose columns are equally good but for rounding."""
    return [renamed(number) for number in ROUNDED_TABLES]


def useless():
    """Return tables of two columns that tell nothing of the labels, and labels.

    Each column goes by whole blocks of rows, and all blocks hold the same labels. So each gain is
    0, and what is computed for it is rounding: no share of it says how near two splits are.
    """
    blocks = [
        ([0, 1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 4], [0, 1, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4]),
        ([0, 0, 1, 2, 2, 2, 2, 2, 2, 2, 3, 3], [0, 0, 0, 1, 1, 1, 1, 1, 2, 3, 3, 4]),
        ([0, 0, 0, 1, 1, 1, 2, 2, 2, 2, 2, 3], [0, 1, 1, 2, 2, 2, 3, 4, 4, 4, 4, 4]),
    ]
    return [
        (np.repeat(np.array(columns), len(pattern), axis=1).T, np.tile(pattern, 12))
        for columns in blocks
        for pattern in ([0, 1, 1], [0, 0, 1, 2, 2, 2, 2])
    ]


@cache
def mirrored(number, criterion):
    """Return x, y and two equally good thresholds, the best ones.

    The second half of y is the first one backwards with its labels renamed, so the mirror
    image of a split has the same impurities. Added up in another order, they differ by rounding.
    """
    rng = np.random.default_rng(number)
    x = np.arange(26.0)
    for _ in range(10_000):
        half = rng.integers(7, size=13)
        y = np.concatenate([half, 6 - half[::-1]])
        y = 0.1 * y if criterion == "mse" else y
        midpoints, found = decreases(x, y, criterion)
        order = np.argsort(-found)
        if found[order[1]] > found[order[2]] + 1e-3 and found[order[0]] < found[order[1]] + 1e-9:
            rows = rng.permutation(26)
            return x[rows], y[rows], midpoints[order[:2]].min()
    raise RuntimeError("no two equally good thresholds were found")


@cache
def renamed(number):
    """Return a table of six columns that tell equally much, and labels.

    Each column is the first one with its values renamed, and shuffled among the rows of the
    same label. So all of them have the same counts, in another order.
    """
    rng = np.random.default_rng(number)
    y, codes = np.sort(rng.integers(3, size=30)), rng.integers(6, size=30)
    columns = []
    for _ in range(6):
        shuffled = np.lexsort([rng.random(30), y])
        columns.append(np.array(list("abcdef"))[rng.permutation(6)][codes[shuffled]])
    return np.array(columns).T, y
