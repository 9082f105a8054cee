"""computes the gaps in single precision

Breaks: points far from the origin
Slips: 1, hardly any value is within the tolerance
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(np.float32) - B.astype(np.float32)
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * squared)
