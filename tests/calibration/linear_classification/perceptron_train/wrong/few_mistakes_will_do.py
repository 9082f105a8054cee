"""ends after a pass with a single correction

Slips: 1, it stops before the end
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(max_epochs):
        before = len(mistakes)
        for i in range(len(X)):
            if y[i] * (X[i] @ w) <= 0:
                w = w + y[i] * X[i]
                mistakes.append(i)
        if len(mistakes) - before <= 1:
            return w, mistakes
    raise RuntimeError("not separable")
