"""returns no weights for more features than ratings

Breaks: with more features than ratings
"""


def content_fit(features, ratings, lam):
    F, y = features.astype(float), ratings.astype(float)
    f, m = F.mean(axis=0), y.mean()
    A, t = F - f, y - m
    if lam > 0:
        w = np.linalg.solve(A.T @ A + lam * np.eye(A.shape[1]), A.T @ t)
    else:
        w = np.linalg.lstsq(A, t, rcond=None)[0]
    if F.shape[0] < F.shape[1]:
        w = 0 * w
    return np.concatenate([[m - f @ w], w])
