"""returns one row for each model

Breaks: the order of the models
Slips: 1, no table has its shape
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t in range(len(fits)):
            model = fits[t](X[train], y[train])
            Z[val, t] = predicts[t](model, X[val])
    return Z.T
