"""takes the size of the base before the power

Breaks: higher degrees
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    return np.abs(coef0 + gamma * (A.astype(float) @ B.T)) ** degree
