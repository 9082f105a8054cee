"""corrects the weights in the common type of weights and rows, int8 for two of int8

Breaks: sums of `int8` above 127
"""


def multiclass_perceptron_epoch(W, X, y):
    W = W.astype(np.result_type(W, X))
    mistakes = 0
    for x, k in zip(X, y):
        said = int(np.argmax(x.astype(float) @ W))
        if said != k:
            W[:, k] += x
            W[:, said] -= x
            mistakes += 1
    return W, mistakes
