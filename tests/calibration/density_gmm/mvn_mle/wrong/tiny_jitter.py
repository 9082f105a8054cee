"""adds 1e-15 to the diagonal

Breaks: other units
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, offsets.T @ offsets / len(X) + 1e-15 * np.eye(len(mean))
