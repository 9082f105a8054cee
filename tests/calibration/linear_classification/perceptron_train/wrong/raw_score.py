"""compares the raw score with the label

Slips: 1, hardly any pass is clean then
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(max_epochs):
        clean = True
        for i in range(len(X)):
            if X[i] @ w != y[i]:
                w = w + y[i] * X[i]
                mistakes.append(i)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("not separable")
