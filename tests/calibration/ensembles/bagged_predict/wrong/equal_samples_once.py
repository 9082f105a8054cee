"""fits one model to samples that are equal

Breaks: the rows and targets that `fit` was given
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    models, answers = {}, []
    for rows in idx:
        key = tuple(rows.tolist())
        if key not in models:
            models[key] = fit(X[rows], y[rows])
        answers.append(predict(models[key], X_test))
    return np.mean(answers, axis=0)
