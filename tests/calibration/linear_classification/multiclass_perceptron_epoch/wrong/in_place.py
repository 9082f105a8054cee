"""corrects the weights that it was given

Breaks: that the arguments stay as they were
"""


def multiclass_perceptron_epoch(W, X, y):
    W = W if W.dtype == float else W.astype(float)
    mistakes = 0
    for i in range(len(X)):
        k = np.argmax(X[i] @ W)
        if k != y[i]:
            W[:, y[i]] += X[i]
            W[:, k] -= X[i]
            mistakes += 1
    return W, mistakes
