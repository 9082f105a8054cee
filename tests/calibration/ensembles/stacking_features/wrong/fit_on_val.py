"""fits to the rows that it predicts

Breaks: that no row is predicted by a model that saw it
Slips: 1, every prediction leaks
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t in range(len(fits)):
            model = fits[t](X[val], y[val])
            Z[val, t] = predicts[t](model, X[val])
    return Z
