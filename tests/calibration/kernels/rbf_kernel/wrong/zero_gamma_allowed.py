"""lets a gamma of 0 pass

Breaks: `ValueError`
"""


def rbf_kernel(A, B, gamma):
    if gamma < 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * squared)
