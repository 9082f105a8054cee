"""predicts each row by the mean of all models

Breaks: the order of the models
Slips: 1, tables of several models stand in nearly every test
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t in range(len(fits)):
            model = fits[t](X[train], y[train])
            Z[val, t] = predicts[t](model, X[val])
    return np.repeat(Z.mean(axis=1, keepdims=True), len(fits), axis=1)
