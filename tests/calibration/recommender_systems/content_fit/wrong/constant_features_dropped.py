"""drops constant features, and their places in the result

Breaks: with dependent features
Slips: 1
"""


def content_fit(features, ratings, lam):
    X, y = features.astype(float), ratings.astype(float)
    varies = np.ptp(X, axis=0) > 0
    if not varies.any():
        return np.concatenate([[y.mean()], np.zeros(X.shape[1])])
    X = X[:, varies]
    centred = X - X.mean(axis=0)
    if lam > 0:
        w = np.linalg.solve(
            centred.T @ centred + lam * np.eye(X.shape[1]), centred.T @ (y - y.mean())
        )
    else:
        w = np.linalg.lstsq(centred, y - y.mean(), rcond=None)[0]
    return np.concatenate([[y.mean() - X.mean(axis=0) @ w], w])
