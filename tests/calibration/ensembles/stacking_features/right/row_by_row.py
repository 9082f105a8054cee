# Each model is asked about one row at a time.
def stacking_features(fits, predicts, X, y, folds):
    out = [[None] * len(fits) for _ in y]
    for train, val in folds:
        for t in range(len(fits)):
            m = fits[t](X[train], y[train])
            for i in val:
                out[i][t] = predicts[t](m, X[i : i + 1])[0]
    return np.array(out)
