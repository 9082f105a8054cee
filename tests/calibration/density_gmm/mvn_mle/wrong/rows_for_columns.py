"""takes rows for features

Slips: 1, shapes are wrong but for square tables
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=1)
    offsets = X - mean[:, np.newaxis]
    return mean, offsets @ offsets.T / X.shape[1]
