"""returns a list of rows in place of a count

Breaks: the number of mistakes
Slips: 1, the count is part of every answer
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = []
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        if k != y[i]:
            W[:, y[i]] += X[i]
            W[:, k] -= X[i]
            mistakes.append(i)
    return W, mistakes
