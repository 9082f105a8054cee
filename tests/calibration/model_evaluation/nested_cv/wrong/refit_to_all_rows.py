"""fits the winner to all rows, the outer fold included

Breaks: that no row of an outer fold reaches `fit_with` before its score
Slips: 1, no outer score is honest
"""


def nested_cv(fit_with, predict, metric, X, y, grid, k_outer, k_inner):
    outer_scores, chosen = [], []
    for train, test in kfold_indices(len(y), k_outer):
        X_train, y_train = X[train], y[train]
        inner = kfold_indices(len(train), k_inner)
        best, _, _ = grid_search(fit_with, predict, metric, X_train, y_train, grid, inner)
        model = fit_with(best, X, y)
        outer_scores.append(metric(y[test], predict(model, X[test])))
        chosen.append(best)
    return np.array(outer_scores), chosen
