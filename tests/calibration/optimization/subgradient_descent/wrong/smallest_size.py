"""takes the value that is nearest to zero

Breaks: negative objectives
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, float)
    best, value = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        if abs(f(w)) < abs(value):
            best, value = w, f(w)
    return best, value
