"""goes through the rows twice

Slips: 1, one pass too many
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in [*range(len(X)), *range(len(X))]:
        k = np.argmax(X[i] @ W)
        if k != y[i]:
            W[:, y[i]] += X[i]
            W[:, k] -= X[i]
            mistakes += 1
    return W, mistakes
