"""adds 1e-6 to the diagonal

Slips: 1, all covariances are off a little
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - mean
    return mean, offsets.T @ offsets / len(X) + 1e-6 * np.eye(len(mean))
