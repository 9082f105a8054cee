"""lets a row pass that is short of the threshold by 1e-12

Breaks: scores equal to the threshold
Slips: 1
"""


def cascade_predict(stages, X):
    alive = np.arange(len(X))
    labels, count = np.zeros(len(X), dtype=int), np.zeros(len(X), dtype=int)
    for score, threshold in stages:
        if not len(alive):
            break
        count[alive] += 1
        alive = alive[np.asarray(score(X[alive])) >= threshold - 1e-12]
    labels[alive] = 1
    return labels, count
