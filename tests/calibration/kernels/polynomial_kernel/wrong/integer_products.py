"""multiplies integers before it makes floats of them

Breaks: even where a product does not fit into 64 bits
"""


def polynomial_kernel(A, B, degree=2, gamma=1.0, coef0=1.0):
    products = (A @ B.T).astype(float)
    base = coef0 + gamma * products
    return base**degree
