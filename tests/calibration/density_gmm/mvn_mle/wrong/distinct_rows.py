"""fits to the distinct rows only"""


def mvn_mle(X):
    rows = np.unique(np.asarray(X, float), axis=0)
    mean = rows.mean(axis=0)
    D = rows - mean
    return mean, D.T @ D / len(rows)
