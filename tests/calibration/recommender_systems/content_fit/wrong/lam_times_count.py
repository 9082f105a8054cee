"""multiplies lam by the number of ratings

Breaks: one feature and several
Slips: 1, lam is in most calls
"""


def content_fit(features, ratings, lam):
    F, y = features.astype(float), ratings.astype(float)
    f, m = F.mean(axis=0), y.mean()
    A, t = F - f, y - m
    if lam > 0:
        w = np.linalg.solve(A.T @ A + lam * len(y) * np.eye(A.shape[1]), A.T @ t)
    else:
        w = np.linalg.lstsq(A, t, rcond=None)[0]
    return np.concatenate([[m - f @ w], w])
