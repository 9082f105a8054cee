"""leaves out the last fold

Breaks: folds of unequal size
Slips: 1, rows of the last fold stand in every table
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)))
    for train, val in folds[:-1]:
        for t in range(len(fits)):
            model = fits[t](X[train], y[train])
            Z[val, t] = predicts[t](model, X[val])
    return Z
