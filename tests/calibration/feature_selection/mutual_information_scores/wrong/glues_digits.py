"""glues value and label to one text, where 1 beside 11 is the same as 11 beside 1

Breaks: integers
Slips: 1
"""


def mutual_information_scores(X_disc, y):
    n, d = X_disc.shape
    def entropy(keys):
        p = np.unique(keys, return_counts=True)[1] / n
        return -np.sum(p * np.log(p))
    texts = [str(label) for label in y.tolist()]
    out = np.zeros(d)
    for j in range(d):
        column = [str(a) for a in X_disc[:, j].tolist()]
        both = [a + b for a, b in zip(column, texts)]
        out[j] = max(0.0, entropy(column) + entropy(texts) - entropy(both))
    return out
