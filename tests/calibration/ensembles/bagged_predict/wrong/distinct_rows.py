"""drops rows that were drawn before

Breaks: rows that occur twice
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx:
        rows = np.unique(rows)
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total / len(idx)
