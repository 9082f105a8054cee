"""squares whatever the degree is

Breaks: higher degrees
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return (coef0 + gamma * (A.astype(float) @ B.T)) ** 2
