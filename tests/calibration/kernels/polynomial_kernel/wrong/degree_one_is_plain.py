"""returns plain inner products for degree 1

Breaks: degree 1
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    if degree == 1:
        return (A.astype(float) @ B.T)
    return (coef0 + gamma * (A.astype(float) @ B.T)) ** degree
