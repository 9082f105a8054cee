"""returns weights of 0 where no pass is allowed

Breaks: `RuntimeError` where no pass is clean
Slips: 1
"""


def perceptron_train(X, y, max_epochs=1000):
    X, y = np.asarray(X, float), np.asarray(y, float)
    w, mistakes = np.zeros(X.shape[1]), []
    if max_epochs == 0:
        return w, mistakes
    for _ in range(max_epochs):
        clean = True
        for i in range(len(X)):
            if y[i] * (X[i] @ w) <= 0:
                w = w + y[i] * X[i]
                mistakes.append(i)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("no clean pass")
