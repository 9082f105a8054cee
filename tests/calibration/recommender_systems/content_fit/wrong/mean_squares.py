"""takes mean squares minus squared means

Breaks: features shifted by a constant
Slips: 1
"""


def content_fit(features, ratings, lam):
    X, y = features.astype(float), ratings.astype(float)
    m, x_mean, y_mean = len(y), X.mean(axis=0), y.mean()
    G = X.T @ X - m * np.outer(x_mean, x_mean) + lam * np.eye(X.shape[1])
    h = X.T @ y - m * x_mean * y_mean
    w = np.linalg.solve(G, h) if lam > 0 else np.linalg.lstsq(G, h, rcond=1e-12)[0]
    return np.concatenate([[y_mean - x_mean @ w], w])
