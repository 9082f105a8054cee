"""raises ValueError for a grid of one combination

Breaks: a grid of one value
Slips: 1
"""

import itertools


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    names = list(grid)
    best_params, best_score, table = None, None, []
    if all(len(grid[name]) < 2 for name in names):
        raise ValueError("nothing to choose")
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
    return best_params, best_score, table
