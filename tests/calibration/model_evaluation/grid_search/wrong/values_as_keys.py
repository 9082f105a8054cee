"""remembers scores under the values, which lists of values refuse

Breaks: the order of the table
Slips: 1
"""

import itertools


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    means = {}
    for values in itertools.product(*grid.values()):
        params = dict(zip(grid, values, strict=True))
        scores = []
        for train, val in folds:
            model = fit_with(params, X[train], y[train])
            scores.append(metric(y[val], predict(model, X[val])))
        means.setdefault(values, sum(scores) / len(scores))
    table = [(dict(zip(grid, values, strict=True)), mean) for values, mean in means.items()]
    best, score = max(table, key=lambda row: row[1])
    return best, score, table
