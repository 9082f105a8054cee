"""leaves gamma out for degree 1

Breaks: degree 1
Slips: 1
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    inner = np.asarray(A, dtype=float) @ np.asarray(B, dtype=float).T
    if degree == 1:
        return inner + coef0
    return (coef0 + gamma * inner) ** degree
