"""asks every model by the first predict

Breaks: that each model meets its own `predict`
Slips: 1, tables of several models stand in nearly every test
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t in range(len(fits)):
            model = fits[t](X[train], y[train])
            Z[val, t] = predicts[0](model, X[val])
    return Z
