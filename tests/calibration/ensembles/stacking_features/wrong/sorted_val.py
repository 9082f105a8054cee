"""sorts the rows of val, but not their predictions

Breaks: that rows keep the order of the table where folds are shuffled
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t in range(len(fits)):
            model = fits[t](X[train], y[train])
            Z[np.sort(val), t] = predicts[t](model, X[val])
    return Z
