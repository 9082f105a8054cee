"""takes the values out of the caller's grid

Breaks: that `X`, `y` and `grid` stay as they are
Slips: 1
"""

import itertools


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    names, whole = list(grid), grid
    grid = dict(grid)
    best_params, best_score, table = None, None, []
    for values in itertools.product(*[grid[name] for name in names]):
        params = dict(zip(names, values))
        scores = []
        for train, val in folds:
            model = fit_with(params, X[train], y[train])
            scores.append(metric(y[val], predict(model, X[val])))
        mean = float(np.mean(scores))
        table.append((params, mean))
        if best_score is None or mean > best_score:
            best_params, best_score = params, mean
    for name in names:
        whole[name] = []
    return best_params, best_score, table
