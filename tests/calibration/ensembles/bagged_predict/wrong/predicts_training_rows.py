"""asks the models about the training rows

Breaks: that each model is asked about all test rows
Slips: 1, every prediction is for another row
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    m = len(X_test)
    X_test = X[np.arange(m) % len(X)]
    total = np.zeros(m)
    for rows in idx:
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total / len(idx)
