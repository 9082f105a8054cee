"""stops for all pairs when the term of one is tiny

Slips: 1, most tables hold a pair at right angles
"""


def rbf_taylor_kernel(A, B, gamma, order):
    if order < 0:
        raise ValueError("order must not be negative")
    A, B = np.asarray(A, dtype=float), np.asarray(B, dtype=float)
    x = 2 * gamma * A @ B.T
    term = np.exp(-gamma * (A**2).sum(axis=1))[:, np.newaxis] * np.exp(-gamma * (B**2).sum(axis=1))
    total = term.copy()
    for k in range(1, order + 1):
        term = term * x / k
        total += term
        if np.any(np.abs(term) < 1e-20):
            break
    return total
