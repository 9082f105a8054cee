"""returns what the last model says

Slips: 1, one round of several
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx:
        model = fit(X[rows], y[rows])
        total = len(idx) * np.asarray(predict(model, X_test))
    return total / len(idx)
