"""divides by the size of a sample in place of the number of samples

Breaks: samples shorter than the table
Slips: 1, there are seldom as many samples as rows in them
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx:
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total / idx.shape[1]
