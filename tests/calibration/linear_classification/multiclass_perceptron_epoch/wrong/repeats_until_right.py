"""corrects a row until it is right

Slips: 1, most rows need a second correction
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        while k != y[i]:
            W[:, y[i]] += X[i]
            W[:, k] -= X[i]
            mistakes += 1
            if mistakes > 1000 or not X[i].any():
                break
            k = np.argmax(X[i] @ W)
    return W, mistakes
