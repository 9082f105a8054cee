"""computes the table of A with itself

Breaks: tables with different numbers of rows
Slips: 1, no table has the right shape
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return (coef0 + gamma * (A @ A.T).astype(float)) ** degree
