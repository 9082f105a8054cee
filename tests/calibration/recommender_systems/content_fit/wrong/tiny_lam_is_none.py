"""takes a lam below 1e-12 for 0

Breaks: large and tiny units
Slips: 1
"""


def content_fit(features, ratings, lam):
    X, y = features.astype(float), ratings.astype(float)
    centre, mean = X.mean(axis=0), y.mean()
    X = X - centre
    if lam > 1e-12:
        w = np.linalg.solve(X.T @ X + lam * np.eye(X.shape[1]), X.T @ (y - mean))
    else:
        w = np.linalg.lstsq(X, y - mean, rcond=None)[0]
    return np.append(mean - centre @ w, w)
