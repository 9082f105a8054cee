"""gives the threshold the type of the scores, which cuts it for integers

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
        s = np.asarray(score(X[alive]))
        alive = alive[s >= np.asarray(threshold).astype(s.dtype)]
    labels[alive] = 1
    return labels, count
