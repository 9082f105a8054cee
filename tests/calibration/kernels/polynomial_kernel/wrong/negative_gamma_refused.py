"""raises ValueError for a gamma that is not positive

Breaks: a `gamma` of 0 or below
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    if gamma <= 0:
        raise ValueError("gamma must be positive")
    return (coef0 + gamma * (A.astype(float) @ B.T)) ** degree
