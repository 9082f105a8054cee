"""divides features by their standard deviations

Breaks: strong penalties
Slips: 1, lam is in most calls
"""


def content_fit(features, ratings, lam):
    F, y = features.astype(float), ratings.astype(float)
    f, m = F.mean(axis=0), y.mean()
    s = np.where(F.std(axis=0) > 0, F.std(axis=0), 1)
    A, t = (F - f) / s, y - m
    if lam > 0:
        w = np.linalg.solve(A.T @ A + lam * np.eye(A.shape[1]), A.T @ t)
    else:
        w = np.linalg.lstsq(A, t, rcond=None)[0]
    w = w / s
    return np.concatenate([[m - f @ w], w])
