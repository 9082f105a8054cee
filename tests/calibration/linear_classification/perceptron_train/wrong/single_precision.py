"""keeps the weights in single precision

Breaks: tiny or huge units
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1], dtype=np.float32)
    mistakes = []
    for epoch in range(max_epochs):
        clean = True
        for i in range(len(X)):
            if y[i] * (X[i] @ w) <= 0:
                w = (w + y[i] * X[i]).astype(np.float32)
                mistakes.append(i)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("not separable")
