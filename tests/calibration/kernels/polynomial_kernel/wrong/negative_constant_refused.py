"""raises ValueError for a negative constant

Breaks: negative constants
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    if coef0 < 0:
        raise ValueError("coef0")
    return (coef0 + gamma * (A.astype(float) @ B.T)) ** degree
