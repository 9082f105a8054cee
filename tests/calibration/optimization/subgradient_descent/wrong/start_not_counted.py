"""does not count w0

Breaks: paths that go up and down with the best point at the start, in the middle
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0.astype(float)
    best, lowest = w, f(w) if n_iter == 0 else np.inf
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        value = f(w)
        if value < lowest:
            best, lowest = w, value
    return best, lowest
