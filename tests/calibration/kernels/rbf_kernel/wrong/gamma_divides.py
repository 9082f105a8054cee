"""divides the squared distance by gamma

Breaks: the place of `gamma`
Slips: 1, right for gamma = 1 only
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(-squared / gamma)
