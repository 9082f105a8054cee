"""expands the square of the distance

Breaks: points far from the origin
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    A, B = A.astype(float), B.astype(float)
    squared = (A**2).sum(axis=1)[:, np.newaxis] + (B**2).sum(axis=1) - 2 * A @ B.T
    return np.exp(-gamma * squared)
