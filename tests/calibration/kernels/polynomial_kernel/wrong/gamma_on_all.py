"""multiplies the constant by gamma, too

Breaks: the place of `gamma` and of `coef0`
Slips: 1, gamma is not 1 in three of four tests
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return (gamma * (coef0 + (A.astype(float) @ B.T))) ** degree
