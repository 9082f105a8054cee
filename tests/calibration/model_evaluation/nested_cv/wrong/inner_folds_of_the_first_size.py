"""cuts inner folds once, for the number of the first outer training rows

Breaks: the inner folds
Slips: 1
"""


def nested_cv(fit_with, predict, metric, X, y, grid, k_outer, k_inner):
    outer = kfold_indices(len(y), k_outer)
    inner = kfold_indices(len(outer[0][0]), k_inner)
    scores, chosen = [], []
    for train, val in outer:
        best, _, _ = grid_search(fit_with, predict, metric, X[train], y[train], grid, inner)
        model = fit_with(best, X[train], y[train])
        scores.append(metric(y[val], predict(model, X[val])))
        chosen.append(best)
    return np.array(scores), chosen
