# All predictions in a list; their mean.
def bagged_predict(fit, predict, X, y, X_test, idx):
    models = [fit(X[rows], y[rows]) for rows in idx]
    return np.array([predict(model, X_test) for model in models], dtype=float).mean(axis=0)
