"""makes an array of the values of each setting, which turns numbers beside text into text

Breaks: the order of the table
Slips: 1
"""

import itertools


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    flat = {name: all(np.ndim(v) == 0 for v in values) for name, values in grid.items()}
    lists = [np.array(v).tolist() if flat[name] else v for name, v in grid.items()]
    table = []
    for values in itertools.product(*lists):
        params = dict(zip(grid, values))
        scores = cross_val_scores(lambda A, b: fit_with(params, A, b), predict, metric, X, y, folds)
        table.append((params, float(scores.mean())))
    best, score = max(table, key=lambda row: row[1])
    return best, score, table
