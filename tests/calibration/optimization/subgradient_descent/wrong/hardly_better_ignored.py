"""does not count a gain below 1e-8 as better"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, float)
    best, value = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        if f(w) < value - 1e-8:
            best, value = w, f(w)
    return best, value
