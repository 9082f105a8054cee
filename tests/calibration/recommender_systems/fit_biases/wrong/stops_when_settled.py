"""stops when no bias moves by a billionth of the largest

Breaks: many
Slips: 1
"""


def fit_biases(Y, mask, lam=0.0, n_iter=50):
    if not mask.any():
        raise ValueError("nothing observed")
    Y = np.where(mask, Y, 0).astype(float)
    mu = Y[mask].mean()
    n, m = mask.sum(axis=1), mask.sum(axis=0)
    b, c = np.zeros(len(n)), np.zeros(len(m))
    for _ in range(n_iter):
        old = np.concatenate([b, c])
        total = np.where(mask, Y - mu - c, 0).sum(axis=1)
        b = np.divide(total, lam + n, out=np.zeros(len(n)), where=n > 0)
        total = np.where(mask, Y - mu - b[:, np.newaxis], 0).sum(axis=0)
        c = np.divide(total, lam + m, out=np.zeros(len(m)), where=m > 0)
        new = np.concatenate([b, c])
        if np.abs(new - old).max() <= 1e-9 * np.abs(new).max():
            break
    return float(mu), b, c
