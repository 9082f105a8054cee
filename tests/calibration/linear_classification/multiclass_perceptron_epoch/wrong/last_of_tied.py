"""takes the largest class of tied ones

Breaks: ties of scores
Breaks: weights of 0
Slips: 1, weights of 0 tie everywhere
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in range(len(X)):
        s = X[i] @ W
        k = len(s) - 1 - np.argmax(s[::-1])
        if k != y[i]:
            W[:, y[i]] += X[i]
            W[:, k] -= X[i]
            mistakes += 1
    return W, mistakes
