"""varies one setting at a time and keeps the others at their first value

Breaks: the order of the table
Slips: 1, most grids have several settings
"""

import itertools


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    names = list(grid)
    best_params, best_score, table = None, None, []
    first = [grid[name][0] for name in names]
    star = [tuple(first)]
    for j, name in enumerate(names):
        star += [(*first[:j], value, *first[j + 1 :]) for value in grid[name][1:]]
    for values in star:
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
