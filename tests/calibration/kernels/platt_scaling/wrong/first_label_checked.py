"""looks at the first two labels alone

Breaks: `ValueError`
"""


def platt_scaling(scores, y, n_iter=100):
    if not np.isin(y[:2], (-1, 1)).all():
        raise ValueError("labels")
    plus, minus = np.count_nonzero(y > 0), np.count_nonzero(y < 0)
    t = np.where(y > 0, (plus + 1) / (plus + 2), 1 / (minus + 2))
    middle, width = scores.mean(), scores.std()
    Z = np.column_stack([(scores - middle) / width, np.ones(len(y))])
    w, pull = np.zeros(2), t @ Z
    for _ in range(n_iter):
        p = np.exp(-np.logaddexp(0, -Z @ w))
        step = np.linalg.solve((Z.T * (p * (1 - p))) @ Z, Z.T @ (p - t))
        here = np.logaddexp(0, Z @ w).sum() - pull @ w
        while np.logaddexp(0, Z @ (w - step)).sum() - pull @ (w - step) > here:
            step = step / 2
            if np.abs(step).max() <= 1e-12:
                break
        w = w - step
        if np.abs(step).max() <= 1e-12:
            break
    return float(w[0] / width), float(w[1] - w[0] * middle / width)
