"""goes through a list of ratings"""


def fit_biases(Y, mask, lam=0.0, n_iter=50):
    users, items = np.nonzero(mask)
    if users.size == 0:
        raise ValueError("no ratings")
    y = Y[users, items].astype(float)
    mu = float(np.mean(y))
    n, d = mask.shape
    b, c = np.zeros(n), np.zeros(d)
    n_i, m_j = np.bincount(users, minlength=n), np.bincount(items, minlength=d)
    for _ in range(n_iter):
        sums = np.bincount(users, weights=y - mu - c[items], minlength=n)
        b = np.array([s / (lam + k) if k else 0.0 for s, k in zip(sums, n_i)])
        sums = np.bincount(items, weights=y - mu - b[users], minlength=d)
        c = np.array([s / (lam + k) if k else 0.0 for s, k in zip(sums, m_j)])
    return mu, b, c
