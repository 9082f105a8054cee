"""multiplies the points entry by entry

Slips: 1, no product is right
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return (coef0 + gamma * (A[: len(B)] * B[: len(A)]).astype(float)) ** degree
