"""gives the bias 0 to a user whose ratings are all 0

Breaks: ratings of 0
Slips: 1
"""


def fit_biases(Y, mask, lam=0.0, n_iter=50):
    if not mask.any():
        raise ValueError("nothing observed")
    Y = np.where(mask, Y, 0).astype(float)
    mu = Y.sum() / mask.sum()
    n, m = mask.sum(axis=1), mask.sum(axis=0)
    b, c = np.zeros(len(n)), np.zeros(len(m))
    has_rated = Y.any(axis=1)
    for _ in range(n_iter):
        total = np.where(mask, Y - mu - c, 0).sum(axis=1)
        b = np.divide(total, lam + n, out=np.zeros(len(n)), where=has_rated)
        total = np.where(mask, Y - mu - b[:, np.newaxis], 0).sum(axis=0)
        c = np.divide(total, lam + m, out=np.zeros(len(m)), where=m > 0)
    return float(mu), b, c
