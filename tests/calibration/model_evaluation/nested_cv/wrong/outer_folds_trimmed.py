"""leaves out the rows that do not fill an outer fold

Breaks: folds of unequal sizes
Slips: 1
"""


def nested_cv(fit_with, predict, metric, X, y, grid, k_outer, k_inner):
    outer_scores, chosen = [], []
    for train, test in kfold_indices(len(y) // k_outer * k_outer, k_outer):
        X_train, y_train = X[train], y[train]
        inner = kfold_indices(len(train), k_inner)
        best, _, _ = grid_search(fit_with, predict, metric, X_train, y_train, grid, inner)
        model = fit_with(best, X_train, y_train)
        outer_scores.append(metric(y[test], predict(model, X[test])))
        chosen.append(best)
    return np.array(outer_scores), chosen
