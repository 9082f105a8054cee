"""moves points to their mean, then expands the square

Breaks: points far from the origin
Slips: 1
"""


def rbf_kernel(A, B, gamma):
    if gamma <= 0:
        raise ValueError("gamma")
    mean = A.mean(axis=0)
    P, Q = A - mean, B - mean
    squares = (P**2).sum(axis=1)[:, None] + (Q**2).sum(axis=1) - 2 * P @ Q.T
    return np.exp(-gamma * np.maximum(squares, 0))
