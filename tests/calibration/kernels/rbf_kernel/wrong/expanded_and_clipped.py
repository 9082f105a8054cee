"""expands the square, and sets negative ones to 0

Breaks: points far from the origin
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    A, B = A.astype(float), B.astype(float)
    squared = np.maximum(0, (A**2).sum(axis=1)[:, np.newaxis] + (B**2).sum(axis=1) - 2 * A @ B.T)
    return np.exp(-gamma * squared)
