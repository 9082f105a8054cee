"""gives the metric the predictions first and the truth second

Breaks: a metric that is not symmetric
Slips: 1, every score of a metric that is not symmetric is wrong
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
            scores.append(metric(predict(model, X[val]), y[val]))
        mean = float(np.mean(scores))
        table.append((params, mean))
        if best_score is None or mean > best_score:
            best_params, best_score = params, mean
    return best_params, best_score, table
