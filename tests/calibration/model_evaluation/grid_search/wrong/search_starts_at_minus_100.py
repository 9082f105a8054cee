"""reports a score of -100 where all means are below that

Breaks: scores below zero
Slips: 1
"""

import itertools


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    table = []
    for values in itertools.product(*grid.values()):
        params = dict(zip(grid, values))
        scores = []
        for train, val in folds:
            model = fit_with(params, X[train], y[train])
            scores.append(metric(y[val], predict(model, X[val])))
        table.append((params, float(np.mean(scores))))
    best, score = table[0][0], -100.0
    for params, mean in table:
        if mean > score:
            best, score = params, mean
    return best, score, table
