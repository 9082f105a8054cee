# The search is a part of fit, for cross_val_scores.
def nested_cv(fit_with, predict, metric, X, y, grid, k_outer, k_inner):
    chosen = []

    def search_and_fit(A, b):
        inner = kfold_indices(len(b), k_inner)
        chosen.append(grid_search(fit_with, predict, metric, A, b, grid, inner)[0])
        return fit_with(chosen[-1], A, b)

    outer = kfold_indices(len(y), k_outer)
    return cross_val_scores(search_and_fit, predict, metric, X, y, outer), chosen
