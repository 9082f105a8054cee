"""keeps the dtype of the targets

Breaks: integer predictions
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)), dtype=y.dtype)
    for train, val in folds:
        for t in range(len(fits)):
            model = fits[t](X[train], y[train])
            Z[val, t] = predicts[t](model, X[val])
    return Z
