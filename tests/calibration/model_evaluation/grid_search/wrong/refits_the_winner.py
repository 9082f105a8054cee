"""fits the winner again to all rows at the end

Breaks: what `fit_with` was given for each combination and fold
Slips: 1
"""

import itertools


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    names = list(grid)
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
    fit_with(best_params, X, y)
    return best_params, best_score, table
