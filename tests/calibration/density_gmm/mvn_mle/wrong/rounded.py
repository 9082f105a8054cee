"""rounds the covariance to ten decimals

Breaks: other units
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, np.round(offsets.T @ offsets / len(X), 10)
