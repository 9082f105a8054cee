"""subtracts the mean from the targets in place

Breaks: that the arguments stay as they were
Slips: 1, every prediction moves with the targets
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    if y.dtype.kind == "f":
        y -= y.mean()
    shift = 0.0
    total = np.zeros(len(X_test))
    for rows in idx:
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total / len(idx)
