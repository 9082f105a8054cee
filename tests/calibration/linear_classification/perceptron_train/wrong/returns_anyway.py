"""returns what it has where no pass was clean

Breaks: `RuntimeError` where no pass is clean
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(max_epochs):
        clean = True
        for i in range(len(X)):
            if y[i] * (X[i] @ w) <= 0:
                w = w + y[i] * X[i]
                mistakes.append(i)
                clean = False
        if clean:
            return w, mistakes
    return w, mistakes
