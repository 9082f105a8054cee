"""shows all rows to a stage while most are still in

Breaks: which rows each stage was given
Slips: 1
"""


def cascade_predict(stages, X):
    alive = np.ones(len(X), dtype=bool)
    n_evaluated = np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        if not alive.any():
            break
        n_evaluated[alive] += 1
        if alive.mean() > 0.7:
            alive &= score(X) >= threshold
        else:
            alive[alive] = score(X[alive]) >= threshold
    return alive.astype(int), n_evaluated
