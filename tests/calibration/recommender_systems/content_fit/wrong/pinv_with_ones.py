"""takes the shortest of intercept and weights together for lam = 0

Breaks: with dependent features
"""


def content_fit(features, ratings, lam):
    F, y = features.astype(float), ratings.astype(float)
    f, m = F.mean(axis=0), y.mean()
    A, t = F - f, y - m
    if lam > 0:
        w = np.linalg.solve(A.T @ A + lam * np.eye(A.shape[1]), A.T @ t)
    else:
        return np.linalg.pinv(np.column_stack([np.ones(len(y)), F])) @ y
    return np.concatenate([[m - f @ w], w])
