"""averages over distinct samples, so that one drawn twice counts once

Breaks: rows that occur twice
Slips: 1
"""


def bagged_predict(fit, predict, X, y, X_test, idx):
    models = {}
    for rows in idx:
        models[tuple(rows.tolist())] = fit(X[rows], y[rows])
    return np.mean([predict(model, X_test) for model in models.values()], axis=0)
