"""centres the ratings only

Breaks: its freedom from the penalty (ratings shifted by a constant, features shifted by a constant)
Slips: 1, features have means in most tables
"""


def content_fit(features, ratings, lam):
    F, y = features.astype(float), ratings.astype(float)
    f, m = F.mean(axis=0), y.mean()
    A, t = F, y - m
    if lam > 0:
        w = np.linalg.solve(A.T @ A + lam * np.eye(A.shape[1]), A.T @ t)
    else:
        w = np.linalg.lstsq(A, t, rcond=None)[0]
    return np.concatenate([[m - f @ w], w])
