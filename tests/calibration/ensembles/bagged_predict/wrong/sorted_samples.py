"""sorts the rows of each sample

Breaks: the rows and targets that `fit` was given
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx:
        rows = np.sort(rows)
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total / len(idx)
