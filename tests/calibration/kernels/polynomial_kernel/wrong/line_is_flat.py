"""takes outer products of the first coordinate for single columns, without gamma

Breaks: one coordinate
Slips: 2
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    if A.shape[1] == 1:
        return (coef0 + np.outer(B, A).astype(float)) ** degree
    return (coef0 + gamma * (A.astype(float) @ B.T)) ** degree
