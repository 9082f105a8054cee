"""divides each row by its length first

Breaks: the exact weights
Slips: 1, it learns from other rows than it was given
"""


def perceptron_train(X, y, max_epochs=1000):
    X = X / np.maximum(np.linalg.norm(X, axis=1, keepdims=True), 1e-300)
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
    raise RuntimeError("not separable")
