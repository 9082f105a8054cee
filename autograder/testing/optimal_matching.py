"""The assignment that costs least: each row gets a column of its own."""

from typing import Any

import numpy as np
from numpy.typing import NDArray


def best_matching(cost: NDArray[Any]) -> NDArray[np.intp]:
    """Return for each row a column of its own, so that the sum of the costs is least.

    The Hungarian algorithm with shortest augmenting paths, exact. The costs are finite, and there
    are at least as many columns as rows.
    """
    count, width = cost.shape
    row_of = np.full(width + 1, -1)  # the last column is where each search begins
    row_price, column_price = np.zeros(count), np.zeros(width + 1)
    for row in range(count):
        row_of[width] = row
        column, is_seen = width, np.zeros(width + 1, dtype=bool)
        slack, before = np.full(width + 1, np.inf), np.full(width + 1, width)
        while row_of[column] >= 0:
            is_seen[column] = True
            here = row_of[column]
            reduced = cost[here] - row_price[here] - column_price[:width]
            is_nearer = ~is_seen[:width] & (reduced < slack[:width])
            slack[:width][is_nearer] = reduced[is_nearer]
            before[:width][is_nearer] = column
            column = int(np.argmin(np.where(is_seen, np.inf, slack)[:width]))
            step = slack[column]
            row_price[row_of[is_seen]] += step
            column_price[is_seen] -= step
            slack[~is_seen] -= step
        while column != width:  # hand each column on along the path
            row_of[column] = row_of[before[column]]
            column = int(before[column])
    matching = np.empty(count, dtype=np.intp)
    taken = np.flatnonzero(row_of[:width] >= 0)
    matching[row_of[taken]] = taken
    return matching


def most_agreeing(agrees: NDArray[np.bool_], distance: NDArray[Any]) -> NDArray[np.intp]:
    """Return the matching in which most pairs agree and, among these, the rest is nearest.

    So a matching in which all agree is found wherever there is one.
    """
    with np.errstate(all="ignore"):
        bounded = np.where(np.isfinite(distance), distance / (1 + distance), 1.0)
    return best_matching(bounded + np.where(agrees, 0.0, 2.0 * len(agrees)))
