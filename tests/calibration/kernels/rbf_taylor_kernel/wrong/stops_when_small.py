"""stops as soon as the terms are below 1e-3

Breaks: order 60 (equal to the Gaussian)
Slips: 1, wrong in the fourth digit everywhere
"""


def rbf_taylor_kernel(A, B, gamma, order):
    if order < 0:
        raise ValueError("order")
    z = 2 * gamma * (A @ B.T)
    front = np.exp(-gamma * np.add.outer((A**2.0).sum(axis=1), (B**2.0).sum(axis=1)))
    term = np.ones(z.shape)
    total = term.copy()
    for k in range(1, order + 1):
        term = term * z / k
        total = total + term
        if np.abs(term).max() < 1e-3:
            break
    return front * total
