"""rounds the mean to an integer

Breaks: integer predictions
Slips: 1, hardly any mean is an integer
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx:
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return np.rint(total / len(idx))
