"""cuts the exponent at -50

Breaks: points far apart (0)
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    gaps = A[:, np.newaxis].astype(float) - B
    squared = (gaps**2).sum(axis=2)
    return np.exp(np.maximum(-gamma * squared, -50.0))
