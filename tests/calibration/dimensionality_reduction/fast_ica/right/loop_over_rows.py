"""computes the rows of a step one by one"""


def fast_ica(X, n_components, W0, n_iter=200, tol=1e-6):
    Z = whiten(pca_transform(pca_fit(X, n_components), X))[0]
    W = decorrelate(np.array(W0, dtype=float))
    steps, done = 0, False
    while steps < n_iter and not done:
        rows = []
        for w in W:
            y = Z @ w
            rows.append((Z.T * np.tanh(y)).mean(axis=1) - np.mean(1 / np.cosh(y) ** 2) * w)
        new = decorrelate(np.array(rows))
        done = all(abs(abs(a @ b) - 1) < tol for a, b in zip(new, W))
        W, steps = new, steps + 1
    return Z @ W.T, W
