"""stops after a hundred passes, whatever max_epochs says

Breaks: the clean pass within `max_epochs`
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(min(max_epochs, 100)):
        clean = True
        for i in range(len(X)):
            if y[i] * (X[i] @ w) <= 0:
                w = w + y[i] * X[i]
                mistakes.append(i)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("not separable")
