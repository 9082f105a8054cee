"""Compare a threshold by the rows that it parts, so that only one test is about the midpoint."""

from autograder.testing import Mismatch, as_number


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


def asked(tree, X, got, *keys):
    """Return of the right binary tree what it asks, and the entries ``keys`` of its nodes.

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
        kept[side] = asked(tree[side], X[rows], got.get(side), *keys)
    return kept
