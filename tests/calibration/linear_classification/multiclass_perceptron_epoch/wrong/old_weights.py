"""predicts by the weights from before the pass

Breaks: corrected weights at the next row
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes, old = 0, np.array(W, dtype=float)
    for i in range(len(X)):
        k = np.argmax(X[i] @ old)
        if k != y[i]:
            W[:, y[i]] += X[i]
            W[:, k] -= X[i]
            mistakes += 1
    return W, mistakes
