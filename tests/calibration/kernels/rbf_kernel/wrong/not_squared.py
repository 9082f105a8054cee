"""takes the distance in place of its square

Breaks: the square
Slips: 1, right at distances 0 and 1 only
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-gamma * np.sqrt(squared))
