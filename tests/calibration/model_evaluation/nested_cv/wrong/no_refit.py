"""scores the model of the last inner fold instead of fitting the winner again

Breaks: the last fit to all outer training rows
Slips: 1, no outer score is that of the right model
"""


def nested_cv(fit_with, predict, metric, X, y, grid, k_outer, k_inner):
    outer_scores, chosen = [], []
    for train, test in kfold_indices(len(y), k_outer):
        X_train, y_train = X[train], y[train]
        inner = kfold_indices(len(train), k_inner)
        best, _, _ = grid_search(fit_with, predict, metric, X_train, y_train, grid, inner)
        seen = inner[-1][0]
        model = fit_with(best, X_train[seen], y_train[seen])
        outer_scores.append(metric(y[test], predict(model, X[test])))
        chosen.append(best)
    return np.array(outer_scores), chosen
