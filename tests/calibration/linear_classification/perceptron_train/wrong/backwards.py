"""visits the rows from the last to the first

Breaks: the order of the mistakes
Slips: 1, the sequence is another one
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(max_epochs):
        clean = True
        for i in reversed(range(len(X))):
            if y[i] * (X[i] @ w) <= 0:
                w = w + y[i] * X[i]
                mistakes.append(i)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("not separable")
