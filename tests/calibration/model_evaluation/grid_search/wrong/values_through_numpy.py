"""makes arrays of the values, which turn mixed ones into text and flatten lists

Breaks: the order of the table
Slips: 1
"""


def grid_search(fit_with, predict, metric, X, y, grid, folds):
    axes = np.meshgrid(*(np.asarray(v) for v in grid.values()), indexing="ij")
    table = []
    for values in zip(*(a.ravel().tolist() for a in axes)):
        params = dict(zip(grid, values))
        scores = cross_val_scores(lambda A, b: fit_with(params, A, b), predict, metric, X, y, folds)
        table.append((params, float(scores.mean())))
    best, score = max(table, key=lambda row: row[1])
    return best, score, table
