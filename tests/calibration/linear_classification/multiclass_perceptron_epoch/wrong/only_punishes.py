"""subtracts from the predicted class and adds to none

Slips: 1, every correction is half of it
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        if k != y[i]:
            W[:, k] -= X[i]
            mistakes += 1
    return W, mistakes
