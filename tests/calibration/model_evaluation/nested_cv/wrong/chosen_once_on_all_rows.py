"""chooses the settings once, by all rows

Breaks: choices that differ between folds
Slips: 1, every choice has seen the outer fold
"""


def nested_cv(fit_with, predict, metric, X, y, grid, k_outer, k_inner):
    outer_scores, chosen = [], []
    rows = kfold_indices(len(y), k_inner)
    best, _, _ = grid_search(fit_with, predict, metric, X, y, grid, rows)
    for train, test in kfold_indices(len(y), k_outer):
        X_train, y_train = X[train], y[train]
        model = fit_with(best, X_train, y_train)
        outer_scores.append(metric(y[test], predict(model, X[test])))
        chosen.append(best)
    return np.array(outer_scores), chosen
