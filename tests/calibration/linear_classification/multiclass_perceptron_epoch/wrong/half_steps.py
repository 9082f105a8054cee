"""takes steps of half the length

Slips: 1, every correction is too small
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        if k != y[i]:
            W[:, y[i]] += X[i] / 2
            W[:, k] -= X[i] / 2
            mistakes += 1
    return W, mistakes
