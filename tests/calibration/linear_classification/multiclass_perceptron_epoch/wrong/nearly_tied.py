"""takes scores for tied that agree to five digits

Breaks: ties of scores
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for x, k in zip(X, y):
        scores = x @ W
        said = int(np.flatnonzero(np.isclose(scores, scores.max()))[0])
        if said != k:
            W[:, k] += x
            W[:, said] -= x
            mistakes += 1
    return W, mistakes
