"""takes as many rows for validation as the first fold has

Breaks: folds of unequal size
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)))
    size = len(folds[0][1])
    for train, val in folds:
        val = val[:size]
        for t in range(len(fits)):
            model = fits[t](X[train], y[train])
            Z[val, t] = predicts[t](model, X[val])
    return Z
