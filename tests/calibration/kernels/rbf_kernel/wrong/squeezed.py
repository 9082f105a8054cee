"""drops axes of length 1

Breaks: single points
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.squeeze(np.exp(-gamma * squared))
