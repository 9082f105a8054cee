"""works on w0 itself

Breaks: unchanged w0
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0 if w0.dtype == float else w0.astype(float)
    best, value = w.copy(), f(w)
    for t in range(1, n_iter + 1):
        w -= lr(t) * subgrad(w)
        if f(w) < value:
            best, value = w.copy(), f(w)
    return best, value
