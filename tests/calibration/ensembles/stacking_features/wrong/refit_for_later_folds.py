"""fits once, in the first fold, and keeps the models

Breaks: which rows each model was fitted to
Slips: 1, all folds but the first leak
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = np.zeros((len(X), len(fits)))
    models = [fit(X[folds[0][0]], y[folds[0][0]]) for fit in fits]
    for _, val in folds:
        for t in range(len(fits)):
            Z[val, t] = predicts[t](models[t], X[val])
    return Z
