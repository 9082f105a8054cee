"""gives up after ten worse points in a row

Breaks: a best point after 100 worse ones
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, float)
    best, value = w, f(w)
    worse = 0
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        if f(w) < value:
            best, value, worse = w, f(w), 0
        else:
            worse += 1
        if worse >= 10:
            break
    return best, value
