"""counts evaluations as floats

Breaks: counts
Slips: 1
"""


def cascade_predict(stages, X):
    alive = np.arange(len(X))
    n_evaluated = np.zeros(len(X))
    for score, threshold in stages:
        if len(alive) == 0:
            break
        n_evaluated[alive] += 1
        alive = alive[score(X[alive]) >= threshold]
    labels = np.zeros(len(X), dtype=int)
    labels[alive] = 1
    return labels, n_evaluated
