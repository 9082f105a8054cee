"""compares with a share of the best value, which may be negative

Breaks: exact ties
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, dtype=float)
    best, low = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        value = f(w)
        if value < low * (1 - 1e-14):
            best, low = w, value
    return best, float(low)
