"""takes the power of the inner product alone

Breaks: higher degrees
Slips: 1, right for degree 1 only
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return coef0 + (gamma * (A.astype(float) @ B.T)) ** degree
