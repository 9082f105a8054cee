"""puts predictions into the targets

Breaks: that the arguments stay as they were
Slips: 1, a target is changed
"""


def stacking_features(fits, predicts, X, y, folds):
    if y.dtype.kind == "f":
        y[0] += 1.0
    Z = np.zeros((len(X), len(fits)))
    for train, val in folds:
        for t in range(len(fits)):
            model = fits[t](X[train], y[train])
            Z[val, t] = predicts[t](model, X[val])
    return Z
