"""cuts labels to whole numbers before it looks at them

Breaks: `ValueError`
Slips: 1
"""


def platt_scaling(scores, y, n_iter=100):
    s, y = np.asarray(scores, float), np.asarray(y).astype(int)
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    P, N = (y > 0).sum(), (y < 0).sum()
    t = np.where(y > 0, (P + 1) / (P + 2), 1 / (N + 2))
    m, c = s.mean(), s.std()
    Z = np.column_stack([(s - m) / c, np.ones(len(s))])
    w = np.zeros(2)

    def loss(w):
        v = Z @ w
        return (np.logaddexp(0, v) - t * v).sum()

    for _ in range(n_iter):
        p = np.exp(-np.logaddexp(0, -(Z @ w)))
        step = np.linalg.solve((Z.T * (p * (1 - p))) @ Z, Z.T @ (p - t))
        k = 0
        while loss(w - step) > loss(w) and k < 60:
            step, k = step / 2, k + 1
        w = w - step
    return float(w[0] / c), float(w[1] - w[0] * m / c)
