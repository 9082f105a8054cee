"""adds up in the dtype of the targets

Breaks: integer predictions
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test), dtype=y.dtype)
    for rows in idx:
        model = fit(X[rows], y[rows])
        total += np.asarray(predict(model, X_test)).astype(y.dtype)
    return (total / len(idx)).astype(y.dtype)
