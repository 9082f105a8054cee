"""takes the latest of equals

Breaks: exact ties
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0.astype(float)
    best, lowest = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        value = f(w)
        if value <= lowest:
            best, lowest = w, value
    return best, lowest
