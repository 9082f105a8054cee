"""reads gamma as a width, and divides by twice its square

Breaks: the place of `gamma`
Slips: 1, right for one gamma only
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-squared / (2 * gamma**2))
