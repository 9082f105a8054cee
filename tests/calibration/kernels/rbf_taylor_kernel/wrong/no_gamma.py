"""leaves gamma out of the series

Slips: 1, right for order 0 and gamma = 1 only
"""


def rbf_taylor_kernel(A, B, gamma, order):
    if order < 0:
        raise ValueError("order")
    z = 2.0 * (A @ B.T)
    front = np.exp(-gamma * np.add.outer((A**2.0).sum(axis=1), (B**2.0).sum(axis=1)))
    term = np.ones(z.shape)
    total = term.copy()
    for k in range(1, order + 1):
        term = term * z / k
        total = total + term
    return front * total
