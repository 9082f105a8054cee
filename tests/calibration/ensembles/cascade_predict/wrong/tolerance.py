"""lets scores pass that fall short by 1e-9

Breaks: scores equal to the threshold
Slips: 1
"""


def cascade_predict(stages, X):
    alive = np.arange(len(X))
    n_evaluated = np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        if len(alive) == 0:
            break
        n_evaluated[alive] += 1
        alive = alive[score(X[alive]) >= threshold - 1e-9]
    labels = np.zeros(len(X), dtype=int)
    labels[alive] = 1
    return labels, n_evaluated
