# By cross_val_scores and max.
import itertools


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    combos = [dict(zip(grid, values)) for values in itertools.product(*grid.values())]
    table = []
    for params in combos:
        fit = lambda A, b: fit_with(params, A, b)
        table.append((params, np.mean(cross_val_scores(fit, predict, metric, X, y, folds))))
    best = int(np.argmax([mean for _, mean in table]))
    return table[best][0], table[best][1], table
