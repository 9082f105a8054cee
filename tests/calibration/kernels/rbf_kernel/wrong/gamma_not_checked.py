"""does not look at gamma

Breaks: `ValueError`
"""


def rbf_kernel(A, B, gamma):
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * squared)
