"""returns a flat array for a single model

Breaks: a single model
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t in range(len(fits)):
            model = fits[t](X[train], y[train])
            Z[val, t] = predicts[t](model, X[val])
    return Z if len(fits) > 1 else Z[:, 0]
