"""lists the number of the pass in place of the row

Breaks: the order of the mistakes
Slips: 1, no list is right
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(max_epochs):
        clean = True
        for i in range(len(X)):
            if y[i] * (X[i] @ w) <= 0:
                w = w + y[i] * X[i]
                mistakes.append(epoch)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("not separable")
