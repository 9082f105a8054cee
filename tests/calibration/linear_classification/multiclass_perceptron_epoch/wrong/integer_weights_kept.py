"""keeps the weights in their own dtype, which cuts off fractions

Breaks: integers (as weights, too)
"""


def multiclass_perceptron_epoch(W, X, y):
    kind = np.asarray(W).dtype
    W = np.array(W, dtype=float)
    mistakes = 0
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        if k != y[i]:
            W[:, y[i]] += X[i]
            W[:, k] -= X[i]
            mistakes += 1
    return W.astype(kind), mistakes
