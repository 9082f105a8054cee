"""cuts or fills samples to the size of the table

Breaks: samples shorter than the table
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx:
        rows = np.resize(rows, len(y))
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total / len(idx)
