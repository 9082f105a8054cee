"""subtracts the mean of all entries

Slips: 1, right for one column only
"""


def mvn_mle(X):
    X = np.asarray(X, dtype=float)
    mean = X.mean(axis=0)
    offsets = X - X.mean()
    return mean, offsets.T @ offsets / len(X)
