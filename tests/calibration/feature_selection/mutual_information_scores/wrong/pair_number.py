"""gives a pair the number of labels times its value plus its label, in the type of the column

Breaks: integers
Slips: 1
"""


def mutual_information_scores(X_disc, y):
    n, d = X_disc.shape
    names, labels = np.unique(y, return_inverse=True)
    def entropy(keys):
        p = np.unique(keys, return_counts=True)[1] / n
        return -np.sum(p * np.log(p))
    out = np.zeros(d)
    for j in range(d):
        pair = X_disc[:, j] * len(names) + labels
        out[j] = entropy(X_disc[:, j]) + entropy(labels) - entropy(pair)
    return np.maximum(out, 0.0)
