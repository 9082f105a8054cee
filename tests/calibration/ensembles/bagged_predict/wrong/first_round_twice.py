"""fits the first sample once more to try the learner

Breaks: the order of the rounds
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    fit(X[idx[0]], y[idx[0]])
    total = np.zeros(len(X_test))
    for rows in idx:
        model = fit(X[rows], y[rows])
        total += predict(model, X_test)
    return total / len(idx)
