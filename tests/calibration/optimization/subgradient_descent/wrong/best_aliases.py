"""returns a best w that has moved on with w

Slips: 1, the best point is right only if it is the last
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0.astype(float)
    best, lowest = w, f(w)
    for t in range(1, n_iter + 1):
        w -= lr(t) * subgrad(w)
        value = f(w)
        if value < lowest:
            best, lowest = w, value
    return best, lowest
