"""returns plain inner products for degree 1

Breaks: degree 1
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    if degree == 1:
        return (A @ B.T).astype(float)
    return (coef0 + gamma * (A @ B.T).astype(float)) ** degree
