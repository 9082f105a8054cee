"""looks at the first two coordinates alone

Breaks: many coordinates
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps[..., :2] ** 2).sum(axis=2)
    return np.exp(-gamma * squared)
