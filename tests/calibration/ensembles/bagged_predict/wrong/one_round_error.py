"""refuses a single round

Breaks: one round
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    if len(idx) == 1:
        raise ValueError("too few")
    total = np.zeros(len(X_test))
    for rows in idx:
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total / len(idx)
