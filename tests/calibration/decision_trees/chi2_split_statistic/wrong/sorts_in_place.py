"""sorts labels and groups in place

Breaks: that y and groups stay as they are
"""


def chi2_split_statistic(y: np.ndarray, groups: np.ndarray) -> tuple[float, int]:
    order = np.argsort(groups, kind="stable")
    y[:], groups[:] = y[order], groups[order]
    labels, row = np.unique(y, return_inverse=True)
    branches, column = np.unique(groups, return_inverse=True)
    observed = np.zeros((len(labels), len(branches)))
    np.add.at(observed, (row, column), 1)
    expected = np.outer(observed.sum(axis=1), observed.sum(axis=0)) / len(y)
    statistic = np.sum((observed - expected) ** 2 / expected)
    return float(statistic), (len(labels) - 1) * (len(branches) - 1)
