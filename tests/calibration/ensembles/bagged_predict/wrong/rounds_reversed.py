"""goes through the samples backwards

Breaks: the order of the rounds
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx[::-1]:
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total / len(idx)
