# Folds in the outer loop, combinations by recursion.
def grid_search(fit_with, predict, metric, X, y, grid, folds):
    def combine(names):
        if not names:
            return [{}]
        rest = combine(names[1:])
        return [{names[0]: value, **others} for value in grid[names[0]] for others in rest]

    combinations = combine(list(grid))
    totals = [0.0] * len(combinations)
    for train, val in folds:
        for place, params in enumerate(combinations):
            model = fit_with(params, X[train], y[train])
            totals[place] += metric(y[val], predict(model, X[val]))
    table = [(params, total / len(folds)) for params, total in zip(combinations, totals)]
    best = table[0]
    for row in table[1:]:
        if row[1] > best[1]:
            best = row
    return best[0], best[1], table
