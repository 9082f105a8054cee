"""Trees and tables of categories that are written by hand."""

import numpy as np


def leaf(value, **more):
    """Return a leaf of a binary tree; ``more`` are ``n`` and ``impurity``."""
    return {"value": value, **more}


def split(feature, threshold, left, right, **more):
    """Return an inner node of a binary tree; ``more`` is what else the node holds."""
    own = {**more, "feature": feature, "threshold": threshold}
    return {**own, "left": left, "right": right}


def inner_nodes(tree):
    """Yield the inner nodes of a binary tree."""
    if "feature" in tree:
        yield tree
        for side in ("left", "right"):
            yield from inner_nodes(tree[side])


def table(*columns):
    """Return a table whose columns are given as strings of one letter for each row."""
    return np.array([list(column) for column in columns]).T
