"""adds 1 whatever the constant is

Breaks: the place of `gamma` and of `coef0`
Slips: 1, three tests draw other constants
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return (1 + gamma * (A.astype(float) @ B.T)) ** degree
