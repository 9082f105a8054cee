"""multiplies integers before it makes floats of them

Breaks: integers (also large ones)
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    products = (A @ B.T).astype(float)
    base = coef0 + gamma * products
    return base**degree
