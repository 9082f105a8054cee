"""returns the Gaussian itself from order 20 on

Breaks: the last term
Slips: 1
"""


def rbf_taylor_kernel(A, B, gamma, order):
    if order < 0:
        raise ValueError("order")
    if order >= 20:
        return np.exp(-gamma * ((A[:, np.newaxis] - B) ** 2.0).sum(axis=2))
    G = 2.0 * gamma * (A @ B.T)
    term, total = np.ones_like(G), np.ones_like(G)
    for k in range(1, order + 1):
        term = term * G / k
        total = total + term
    return (
        np.exp(-gamma * (A**2).sum(axis=1))[:, None] * np.exp(-gamma * (B**2).sum(axis=1)) * total
    )
