"""pairs the first values, the second values and so on, and leaves out the rest

Breaks: the order of the table
Slips: 1, most grids have several settings
"""

import itertools


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    names = list(grid)
    best_params, best_score, table = None, None, []
    for values in zip(*[grid[name] for name in names]):
        params = dict(zip(names, values))
        scores = []
        for train, val in folds:
            model = fit_with(params, X[train], y[train])
            scores.append(metric(y[val], predict(model, X[val])))
        mean = float(np.mean(scores))
        table.append((params, mean))
        if best_score is None or mean > best_score:
            best_params, best_score = params, mean
    return best_params, best_score, table
