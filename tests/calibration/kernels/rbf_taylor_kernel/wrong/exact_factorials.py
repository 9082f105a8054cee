"""divides by exact factorials, which fail beyond 170

Breaks: order 300
"""

from math import factorial


def rbf_taylor_kernel(A, B, gamma, order):
    if order < 0:
        raise ValueError("order")
    z = 2 * gamma * (A @ B.T)
    front = np.exp(-gamma * np.add.outer((A**2.0).sum(axis=1), (B**2.0).sum(axis=1)))
    term = np.ones(z.shape)
    total = term.copy()
    for k in range(1, order + 1):
        total = total + z**k / float(factorial(k))
    return front * total
