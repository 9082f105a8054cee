"""returns the value first and the point second

Slips: 1, both results stand in the wrong place
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0.astype(float)
    best, lowest = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        value = f(w)
        if value < lowest:
            best, lowest = w, value
    return lowest, best
