"""takes a first step even where none is allowed

Breaks: n_iter = 0
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, dtype=float)
    best, value = w, f(w)
    for t in range(1, max(n_iter, 1) + 1):
        w = w - lr(t) * subgrad(w)
        if f(w) < value:
            best, value = w, f(w)
    return best, value
