"""takes entries below 1e-8 of the largest one for 0

Breaks: other units
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    diff = X - mean
    cov = diff.T @ diff / len(X)
    return mean, np.where(np.abs(cov) < 1e-8 * np.abs(cov).max(), 0.0, cov)
