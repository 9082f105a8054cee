"""counts all rows, corrected or not

Breaks: the number of mistakes
Slips: 1, the count is part of every answer
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        if k != y[i]:
            W[:, y[i]] += X[i]
            W[:, k] -= X[i]
            pass
        mistakes += 1
    return W, mistakes
