"""counts rows whose own class is tied with another

Breaks: ties of scores
Slips: 1, ties are in every test
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        s = X[i] @ W
        if np.sum(s == s.max()) > 1 and k == y[i]:
            mistakes += 1
        if k != y[i]:
            W[:, y[i]] += X[i]
            W[:, k] -= X[i]
            mistakes += 1
    return W, mistakes
