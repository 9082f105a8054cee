"""standardises the table by all rows first

Breaks: which rows each model was fitted to
Slips: 1, every model is given columns that have seen all rows
"""


def stacking_features(fits, predicts, X, y, folds):
    X = (X - X.mean(axis=0)) / (X.std(axis=0) + 1e-300)
    Z = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t in range(len(fits)):
            model = fits[t](X[train], y[train])
            Z[val, t] = predicts[t](model, X[val])
    return Z
