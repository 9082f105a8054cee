"""fills one and the same dict for all combinations

Breaks: the order of the table
Slips: 1, every row and the best are one and the same dict
"""

import itertools


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    names = list(grid)
    best_params, best_score, table = None, None, []
    params = {}
    for values in itertools.product(*[grid[name] for name in names]):
        params.update(zip(names, values))
        scores = []
        for train, val in folds:
            model = fit_with(params, X[train], y[train])
            scores.append(metric(y[val], predict(model, X[val])))
        mean = float(np.mean(scores))
        table.append((params, mean))
        if best_score is None or mean > best_score:
            best_params, best_score = params, mean
    return best_params, best_score, table
