"""does not look at gamma

Breaks: `ValueError` for a `gamma` that is not positive
"""


def rbf_kernel(A, B, gamma):
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * squared)
