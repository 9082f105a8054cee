"""asks the model about one test row after the other

Breaks: that each model is asked about all test rows
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = np.zeros(len(X_test))
    for rows in idx:
        model = fit(X[rows], y[rows])
        total += np.array([predict(model, X_test[[i]])[0] for i in range(len(X_test))])
    return total / len(idx)
