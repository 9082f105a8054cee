"""adds to the own class at right rows as well

Breaks: rows that are right
Slips: 1, right rows are in every test
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        W[:, y[i]] += X[i]
        if k != y[i]:
            W[:, k] -= X[i]
            mistakes += 1
    return W, mistakes
