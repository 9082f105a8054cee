"""returns a row for each row of B

Breaks: tables with different numbers of rows
Slips: 1, most tables have the wrong shape
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * squared).T
