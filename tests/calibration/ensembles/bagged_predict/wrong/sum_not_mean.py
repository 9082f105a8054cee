"""returns the sum of the predictions

Slips: 1, every prediction is multiplied
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx:
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total
