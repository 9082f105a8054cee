"""keeps the dtype of the first prediction

Breaks: integer predictions
Slips: 1
"""


def stacking_features(fits, predicts, X, y, folds):
    Z = None
    for t in range(len(fits)):
        for train, val in folds:
            found = predicts[t](fits[t](X[train], y[train]), X[val])
            if Z is None:
                Z = np.zeros((len(X), len(fits)), dtype=np.asarray(found).dtype)
            Z[val, t] = found
    return Z
