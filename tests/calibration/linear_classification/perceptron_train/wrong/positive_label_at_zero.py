"""predicts +1 at a score of 0 and compares labels, so that 0 is right for +1

Breaks: margins of 0
Slips: 1, the first row is a score of 0 in every sequence
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(max_epochs):
        clean = True
        for i in range(len(X)):
            if (1 if X[i] @ w >= 0 else -1) != y[i]:
                w = w + y[i] * X[i]
                mistakes.append(i)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("not separable")
