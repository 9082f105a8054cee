"""fits every model to the whole table

Breaks: the rows and targets that `fit` was given
Slips: 1, no model has its own sample
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx:
        model = fit(X, y)
        total += predict(model, X_test)
    return total / len(idx)
