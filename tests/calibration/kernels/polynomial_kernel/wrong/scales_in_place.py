"""multiplies A by gamma in place"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    A *= A.dtype.type(2)
    return (coef0 + gamma * (A.astype(float) @ B.T) / 2) ** degree
