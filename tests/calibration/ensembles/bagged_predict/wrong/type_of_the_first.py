"""adds predictions up in the type of the first ones

Breaks: integer predictions
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = None
    for rows in idx:
        p = predict(fit(X[rows], y[rows]), X_test)
        total = np.array(p) if total is None else (total + p).astype(total.dtype)
    return total / len(idx)
