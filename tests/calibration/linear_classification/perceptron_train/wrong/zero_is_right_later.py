"""lets a margin of 0 off after the first row

Breaks: margins of 0
Slips: 1, most sequences have a margin of 0 somewhere
"""


def perceptron_train(X, y, max_epochs=1000):
    w = np.zeros(X.shape[1])
    mistakes = []
    for epoch in range(max_epochs):
        clean = True
        for i in range(len(X)):
            m = y[i] * (X[i] @ w)
            if m < 0 or (m == 0 and not mistakes):
                w = w + y[i] * X[i]
                mistakes.append(i)
                clean = False
        if clean:
            return w, mistakes
    raise RuntimeError("not separable")
