"""sorts the samples in place

Breaks: that the arguments stay as they were
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    idx.sort(axis=1)
    for rows in idx:
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total / len(idx)
