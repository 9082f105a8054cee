"""adds 1e-9 to the squared distance

Breaks: that a point is exactly 1 to itself
Slips: 1, hardly any value is within the tolerance
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * (squared + 1e-9))
