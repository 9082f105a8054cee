"""takes the mean over the coordinates

Breaks: many coordinates
Slips: 1, right for one coordinate only
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).mean(axis=2)
    return np.exp(-gamma * squared)
