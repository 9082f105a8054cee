"""gives the metric predictions first on the inner folds

Breaks: a metric that is not symmetric
Slips: 1
"""


def nested_cv(fit_with, predict, metric, X, y, grid, k_outer, k_inner):
    outer_scores, chosen = [], []
    for train, test in kfold_indices(len(y), k_outer):
        X_train, y_train = X[train], y[train]
        inner = kfold_indices(len(train), k_inner)
        best, _, _ = grid_search(
            fit_with, predict, lambda a, b: metric(b, a), X_train, y_train, grid, inner
        )
        model = fit_with(best, X_train, y_train)
        outer_scores.append(metric(y[test], predict(model, X[test])))
        chosen.append(best)
    return np.array(outer_scores), chosen
