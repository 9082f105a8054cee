# Without grid_search: loops over indices of the whole table.
import itertools


def nested_cv(fit_with, predict, metric, X, y, grid, k_outer, k_inner):
    outer_scores, chosen = np.empty(k_outer), []
    blocks = np.array_split(np.arange(len(y)), k_outer)
    for number, test in enumerate(blocks):
        train = np.setdiff1d(np.arange(len(y)), test)
        best, best_mean = None, -np.inf
        for values in itertools.product(*grid.values()):
            params = dict(zip(grid, values))
            scores = []
            for val in np.array_split(train, k_inner):
                seen = np.setdiff1d(train, val)
                scores.append(metric(y[val], predict(fit_with(params, X[seen], y[seen]), X[val])))
            if np.mean(scores) > best_mean:
                best, best_mean = params, np.mean(scores)
        model = fit_with(best, X[train], y[train])
        outer_scores[number] = metric(y[test], predict(model, X[test]))
        chosen.append(best)
    return outer_scores, chosen
