"""gives the sampled rows the targets of the first rows

Breaks: the rows and targets that `fit` was given
Slips: 1, every model learns wrong targets
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx:
        model = fit(X[rows], np.resize(y, len(rows)))
        total += predict(model, X_test)
    return total / len(idx)
