"""counts the integers between the smallest and the largest group as branches, too

Breaks: negative numbers
"""


def chi2_split_statistic(y: np.ndarray, groups: np.ndarray) -> tuple[float, int]:
    labels, a = np.unique(y, return_inverse=True)
    if groups.dtype.kind in "iu":
        g = groups - groups.min()
        c = int(g.max()) + 1
    else:
        names, g = np.unique(groups, return_inverse=True)
        c = len(names)
    table = np.zeros((len(labels), c))
    np.add.at(table, (a, g), 1)
    expected = np.outer(table.sum(axis=1), table.sum(axis=0)) / len(y)
    there = expected > 0
    stat = np.sum((table - expected)[there] ** 2 / expected[there])
    return float(stat), (len(labels) - 1) * (c - 1)
