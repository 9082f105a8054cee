"""writes the step out"""


def mf_sgd_fit(Y, mask, k, lr, lam, n_epochs, rng):
    rows, cols = np.nonzero(mask)
    y = Y[rows, cols].astype(float)
    Z = rng.standard_normal((mask.shape[0], k)) * 0.1
    W = rng.standard_normal((k, mask.shape[1])) / 10
    history = []
    for epoch in range(n_epochs):
        for t in rng.permutation(y.size):
            z, w = Z[rows[t]].copy(), W[:, cols[t]].copy()
            r = y[t] - z.dot(w)
            Z[rows[t]] += lr * (r * w - lam * z)
            W[:, cols[t]] += lr * (r * z - lam * w)
        history.append(float(np.sqrt(np.mean((np.sum(Z[rows] * W[:, cols].T, axis=1) - y) ** 2))))
    return Z, W, history
