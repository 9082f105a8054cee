"""looks at each iterate before it steps, and misses the last

Breaks: at the end
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0.astype(float)
    best, lowest = w, f(w)
    for t in range(1, n_iter + 1):
        value = f(w)
        if value < lowest:
            best, lowest = w, value
        w = w - lr(t) * subgrad(w)
    return best, lowest
