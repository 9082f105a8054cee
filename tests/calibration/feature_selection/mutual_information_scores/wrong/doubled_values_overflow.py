"""multiplies each value by the number of labels to add the label, which overflows for huge values"""


def mutual_information_scores(X_disc, y):
    X_disc, y = np.asarray(X_disc), np.asarray(y)
    n, d = X_disc.shape
    labels, b = np.unique(y, return_inverse=True)
    scores = np.zeros(d)
    for j in range(d):
        column = X_disc[:, j]
        values, a = np.unique(column, return_inverse=True)
        pair = column.astype(np.int64) * np.int64(len(labels)) + b

        def entropy(codes):
            share = np.unique(codes, return_counts=True)[1] / n
            return -np.sum(share * np.log(share))

        scores[j] = max(0.0, entropy(a) + entropy(b) - entropy(pair))
    return scores
