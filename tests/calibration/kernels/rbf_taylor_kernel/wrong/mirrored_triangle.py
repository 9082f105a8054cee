"""mirrors the upper half of a square table"""


def rbf_taylor_kernel(A, B, gamma, order):
    if order < 0:
        raise ValueError("order is negative")
    A, B = A.astype(float), B.astype(float)
    products = 2 * gamma * (A @ B.T)
    front_a = np.exp(-gamma * (A**2).sum(axis=1))
    front_b = np.exp(-gamma * (B**2).sum(axis=1))
    term = np.ones_like(products)
    total = term.copy()
    for k in range(1, order + 1):
        term = term * products / k
        total += term
    K = front_a[:, np.newaxis] * front_b * total
    return np.triu(K) + np.triu(K, 1).T if len(A) == len(B) else K
