"""corrects all rows of a pass at its end

Breaks: the order of the mistakes
Slips: 1, the sequence is another one
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(max_epochs):
        wrong = [i for i in range(len(X)) if y[i] * (X[i] @ w) <= 0]
        if not wrong:
            return w, mistakes
        for i in wrong:
            w = w + y[i] * X[i]
        mistakes += wrong
    raise RuntimeError("not separable")
