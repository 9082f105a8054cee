# An array that is filled, rows by np.take.
def cross_val_scores(fit, predict, metric, X, y, folds):
    scores = np.empty(len(folds))
    for number, fold in enumerate(folds):
        train, val = fold
        model = fit(np.take(X, train, axis=0), np.take(y, train))
        scores[number] = metric(np.take(y, val), predict(model, np.take(X, val, axis=0)))
    return scores
