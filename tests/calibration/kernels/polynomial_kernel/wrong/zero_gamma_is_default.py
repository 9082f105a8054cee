"""takes the default for a gamma of 0

Breaks: a `gamma` of 0 or below
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return (coef0 + (gamma or 1.0) * (A.astype(float) @ B.T)) ** degree
