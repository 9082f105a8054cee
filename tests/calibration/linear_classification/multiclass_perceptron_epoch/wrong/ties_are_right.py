"""takes a tie with the own class for right

Breaks: ties of scores
Breaks: weights of 0
Slips: 1, weights of 0 tie everywhere
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        s = X[i] @ W
        if s[y[i]] < s.max():
            W[:, y[i]] += X[i]
            W[:, k] -= X[i]
            mistakes += 1
    return W, mistakes
