"""multiplies the rows by their labels in place

Breaks: that the arguments stay as they were
"""


def perceptron_train(X, y, max_epochs=1000):
    X *= y[:, np.newaxis].astype(X.dtype)
    w = np.zeros(X.shape[1])
    mistakes = []
    for _ in range(max_epochs):
        clean = True
        for i in range(len(X)):
            if X[i] @ w <= 0:
                w = w + X[i]
                mistakes.append(i)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("not separable")
