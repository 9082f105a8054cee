"""lists each row sixty times at most

Breaks: several mistakes at one row
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(max_epochs):
        clean = True
        for i in range(len(X)):
            if y[i] * (X[i] @ w) <= 0:
                w = w + y[i] * X[i]
                mistakes += [i] * (mistakes.count(i) < 60)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("not separable")
