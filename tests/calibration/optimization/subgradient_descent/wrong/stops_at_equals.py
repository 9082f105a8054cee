"""stops where two neighbours are equally good"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, float)
    best, value = w, f(w)
    old = value
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        new = f(w)
        if new == old:
            break
        if new < value:
            best, value = w, new
        old = new
    return best, value
