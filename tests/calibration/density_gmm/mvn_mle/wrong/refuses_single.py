"""returns nan for a single point

Breaks: a single point (a covariance of zeros)
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    cov = offsets.T @ offsets / len(X)
    return mean, cov if len(X) > 1 else np.full_like(cov, np.nan)
