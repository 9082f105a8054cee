"""adds half of y x, which makes w half as long

Breaks: the exact weights
Slips: 1, no w is right
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(max_epochs):
        clean = True
        for i in range(len(X)):
            if y[i] * (X[i] @ w) <= 0:
                w = w + 0.5 * y[i] * X[i]
                mistakes.append(i)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("not separable")
