"""takes degree 2 for degree 1

Breaks: degree 1
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return (coef0 + gamma * (A.astype(float) @ B.T)) ** max(degree, 2)
