"""cuts labels that are integers to 32 bits"""


def mutual_information_scores(X_disc, y):
    X_disc, y = np.asarray(X_disc), np.asarray(y)
    n, d = X_disc.shape
    if y.dtype.kind in "iu":
        y = y.astype(np.int32)
    labels, b = np.unique(y, return_inverse=True)
    scores = np.zeros(d)
    for j in range(d):
        column = X_disc[:, j]
        values, a = np.unique(column, return_inverse=True)
        p = np.zeros((len(values), len(labels)))
        np.add.at(p, (a, b), 1.0)
        p /= n
        q = p.sum(axis=1, keepdims=True) * p.sum(axis=0, keepdims=True)
        there = p > 0
        scores[j] = max(0.0, np.sum(p[there] * np.log(p[there] / q[there])))
    return scores
