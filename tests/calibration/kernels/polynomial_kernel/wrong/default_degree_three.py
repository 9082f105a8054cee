"""takes degree 3 by default"""


def polynomial_kernel(A, B, degree=3, gamma=1.0, coef0=1.0):
    return (coef0 + gamma * (A.astype(float) @ B.T)) ** degree
