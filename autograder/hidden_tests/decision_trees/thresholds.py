"""Compare a threshold by the rows that it parts, so that only one test is about the midpoint."""

from autograder.testing import (
    BINARY,
    Mismatch,
    as_number,
    assert_cases,
    assert_close,
    assert_entries,
    assert_same_tree,
)


def as_placed(threshold, right, x):
    """Return a threshold if it lies between the same two values of x as the right one does.

    The two values themselves count, whichever side equal values go to. Otherwise, and if it is no
    number, return the right one.
    """
    try:
        number = as_number(threshold)
    except Mismatch:
        return right
    goes_left = x <= right
    if not goes_left.any():
        return right
    return number if x[goes_left].max() <= number <= x[~goes_left].min() else right


def splits_of(tree, X, got, *keys):
    """Return the splits of the right binary tree, and the entries ``keys`` of its nodes.

    Thresholds are those of the tree ``got`` where they are at the right place.
    """
    got = got if isinstance(got, dict) else {}
    kept = {key: tree[key] for key in keys if key in tree}
    if "feature" not in tree:
        return kept
    x, threshold = X[:, tree["feature"]], tree["threshold"]
    placed = as_placed(got.get("threshold"), threshold, x)
    kept |= {"feature": tree["feature"], "threshold": placed}
    for side, rows in (("left", x <= threshold), ("right", x > threshold)):
        kept[side] = splits_of(tree[side], X[rows], got.get(side), *keys)
    return kept


def assert_thresholds(function, cases):
    """Assert how ``best_threshold`` parts the rows; cases are ``((x, y, ...), threshold)``."""

    def compare(got, expected):
        x, right = expected
        assert_close(got, as_placed(got, right, x), what="the threshold")

    cases = [(call, (call[0], right)) for call, right in cases]
    assert_cases(function, cases, part=(0, 2), compare=compare)


def assert_first_splits(function, cases, *, what, may_be_leaf=False):
    """Assert entries of a stump or of the root of a tree; cases are ``((X, ...), entries)``."""

    def compare(got, expected):
        X, right = expected
        if isinstance(got, dict) and right["feature"] is not None:
            if may_be_leaf and "feature" not in got:
                return
            x = X[:, right["feature"]]
            placed = as_placed(got.get("threshold"), right["threshold"], x)
            right = {**right, "threshold": placed}
        assert_entries(got, right, what=what)

    assert_cases(function, [(call, (call[0], right)) for call, right in cases], compare=compare)


def assert_splits(function, cases, *keys):
    """Assert splits of trees, and these entries of nodes; cases are ``((X, ...), tree)``.

    What else the right trees hold is not compared. The answers are returned.
    """

    def compare(got, expected):
        X, tree = expected
        assert_same_tree(got, splits_of(tree, X, got, *keys), BINARY)

    cases = [(call, (call[0], tree)) for call, tree in cases]
    return assert_cases(function, cases, compare=compare)
