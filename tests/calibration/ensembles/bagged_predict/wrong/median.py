"""takes the median of the predictions

Breaks: that each model is asked about all test rows
Slips: 1, a median is another number in every example
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    total = []
    for rows in idx:
        model = fit(X[rows], y[rows])
        total.append(predict(model, X_test))
    return np.median(total, axis=0)
