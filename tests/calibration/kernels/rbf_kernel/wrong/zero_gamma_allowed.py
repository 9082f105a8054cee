"""lets a gamma of 0 pass

Breaks: `ValueError` for a `gamma` that is not positive
"""


def rbf_kernel(A, B, gamma):
    if gamma < 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * squared)
