"""prefers the last of equal means where all means are negative

Breaks: ties
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
    rows = table if max(mean for _, mean in table) >= 0 else table[::-1]
    best, score = max(rows, key=lambda row: row[1])
    return best, score, table
