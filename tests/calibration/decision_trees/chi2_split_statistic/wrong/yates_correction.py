"""uses the continuity correction for tables of two by two

Breaks: independent labels (statistic 0)
"""


def chi2_split_statistic(y: np.ndarray, groups: np.ndarray) -> tuple[float, int]:
    labels, row = np.unique(y, return_inverse=True)
    branches, column = np.unique(groups, return_inverse=True)
    observed = np.zeros((len(labels), len(branches)))
    np.add.at(observed, (row, column), 1)
    expected = np.outer(observed.sum(axis=1), observed.sum(axis=0)) / len(y)
    statistic = np.sum(
        (np.abs(observed - expected) - 0.5 * (observed.shape == (2, 2))) ** 2 / expected
    )
    return float(statistic), (len(labels) - 1) * (len(branches) - 1)
