"""puts one of the exponentials in front

Breaks: both exponentials in front
Slips: 1, no value is right
"""


def rbf_taylor_kernel(A, B, gamma, order):
    if order < 0:
        raise ValueError("order")
    z = 2 * gamma * (A @ B.T)
    front = np.exp(-gamma * np.add.outer((A**2.0).sum(axis=1), np.zeros(len(B))))
    term = np.ones(z.shape)
    total = term.copy()
    for k in range(1, order + 1):
        term = term * z / k
        total = total + term
    return front * total
