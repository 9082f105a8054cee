"""shares the subtraction among all other classes

Breaks: several classes
Slips: 1, right for two classes only
"""


def multiclass_perceptron_epoch(W, X, y):
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        if k != y[i]:
            W[:, y[i]] += X[i]
            for c in range(W.shape[1]):
                if c != y[i]:
                    W[:, c] -= X[i] / (W.shape[1] - 1)
            mistakes += 1
    return W, mistakes
