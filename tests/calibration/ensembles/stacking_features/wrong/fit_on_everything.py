"""fits to all rows in every fold

Breaks: which rows each model was fitted to
Slips: 1, every prediction leaks
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t in range(len(fits)):
            model = fits[t](X, y)
            Z[val, t] = predicts[t](model, X[val])
    return Z
