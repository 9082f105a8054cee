"""sets a negative constant to 0

Breaks: negative constants
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return (max(coef0, 0) + gamma * (A.astype(float) @ B.T)) ** degree
