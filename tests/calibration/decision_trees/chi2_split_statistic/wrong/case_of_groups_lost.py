"""takes groups that differ in upper and lower case only for the same

Breaks: strings
"""


def chi2_split_statistic(y: np.ndarray, groups: np.ndarray) -> tuple[float, int]:
    groups = np.char.lower(groups) if groups.dtype.kind == "U" else groups
    labels, a = np.unique(y, return_inverse=True)
    kinds, b = np.unique(groups, return_inverse=True)
    r, c = len(labels), len(kinds)
    if r == 1 or c == 1:
        return 0.0, 0
    table = np.zeros((r, c))
    np.add.at(table, (a, b), 1)
    expected = np.outer(table.sum(axis=1), table.sum(axis=0)) / len(y)
    terms = (table - expected) ** 2 / expected
    return float(terms.sum()), (r - 1) * (c - 1)
