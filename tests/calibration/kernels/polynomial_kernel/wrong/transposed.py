"""returns a row for each row of B

Breaks: tables with different numbers of rows
Slips: 1, no table has the right shape
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return (coef0 + gamma * (B @ A.T).astype(float)) ** degree
