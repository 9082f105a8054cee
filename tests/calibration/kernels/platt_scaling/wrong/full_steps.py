"""takes whole steps of Newton, even where the loss grows

Breaks: that the slopes vanish
Slips: 1
"""


def platt_scaling(scores, y, n_iter=100):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    P, N = np.sum(y == 1), np.sum(y == -1)
    t = np.where(y == 1, (P + 1) / (P + 2), 1 / (N + 2))
    Z = np.column_stack([scores, np.ones(len(y))])
    w = np.zeros(2)
    for _ in range(n_iter):
        p = np.exp(-np.logaddexp(0, -Z @ w))
        w = w - np.linalg.solve((Z.T * (p * (1 - p) + 1e-300)) @ Z, Z.T @ (p - t))
    return float(w[0]), float(w[1])
