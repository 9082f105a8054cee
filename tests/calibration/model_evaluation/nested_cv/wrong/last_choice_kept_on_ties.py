"""keeps the settings of the outer fold before where none is better

Breaks: ties
Slips: 1
"""


def nested_cv(fit_with, predict, metric, X, y, grid, k_outer, k_inner):
    scores, chosen = [], []
    for train, test in kfold_indices(len(X), k_outer):
        inner = kfold_indices(len(train), k_inner)
        best, top, table = grid_search(fit_with, predict, metric, X[train], y[train], grid, inner)
        if chosen and any(p == chosen[-1] and score == top for p, score in table):
            best = chosen[-1]
        model = fit_with(best, X[train], y[train])
        scores.append(metric(y[test], predict(model, X[test])))
        chosen.append(dict(best))
    return np.array(scores), chosen
