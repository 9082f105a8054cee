"""takes 0 for a negative order

Breaks: `ValueError`
"""


def rbf_taylor_kernel(A, B, gamma, order):
    if order < 0:
        order = 0
    z = 2 * gamma * (A @ B.T)
    front = np.exp(-gamma * np.add.outer((A**2.0).sum(axis=1), (B**2.0).sum(axis=1)))
    term = np.ones(z.shape)
    total = term.copy()
    for k in range(1, order + 1):
        term = term * z / k
        total = total + term
    return front * total
