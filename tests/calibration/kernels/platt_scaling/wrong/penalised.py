"""adds a penalty on the slope

Breaks: scores that overlap
Slips: 1, no minimum is the same
"""


def platt_scaling(scores, y, n_iter=100):
    if not np.isin(y, (-1, 1)).all():
        raise ValueError("labels")
    plus, minus = np.count_nonzero(y > 0), np.count_nonzero(y < 0)
    t = np.where(y > 0, (plus + 1) / (plus + 2), 1 / (minus + 2))
    middle, width = scores.mean(), scores.std()
    Z = np.column_stack([(scores - middle) / width, np.ones(len(y))])
    w, pull = np.zeros(2), t @ Z
    for _ in range(n_iter):
        p = np.exp(-np.logaddexp(0, -Z @ w))
        step = np.linalg.solve(
            (Z.T * (p * (1 - p))) @ Z + np.diag([1.0, 0]), Z.T @ (p - t) + np.array([w[0], 0])
        )
        here = np.logaddexp(0, Z @ w).sum() - pull @ w
        w = w - step
        if np.abs(step).max() <= 1e-12:
            break
    return float(w[0] / width), float(w[1] - w[0] * middle / width)
