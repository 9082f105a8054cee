"""returns the Gaussian itself from order 30 on

Breaks: the last term
"""


def rbf_taylor_kernel(A, B, gamma, order):
    if order < 0:
        raise ValueError("order must not be negative")
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    if order >= 30:
        return np.exp(-gamma * ((A[:, np.newaxis] - B) ** 2).sum(axis=2))
    x = 2 * gamma * A @ B.T
    term = np.exp(-gamma * (A**2).sum(axis=1))[:, np.newaxis] * np.exp(-gamma * (B**2).sum(axis=1))
    total = term.copy()
    for k in range(1, order + 1):
        term = term * x / k
        total += term
    return total
