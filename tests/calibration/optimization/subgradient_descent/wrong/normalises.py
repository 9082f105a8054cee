"""makes every step as long as the rule says, whatever the subgradient is

Breaks: several weights, and that it comes near the minimum of an absolute error and of a lasso
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, dtype=float)
    best, value = w, f(w)
    for t in range(1, n_iter + 1):
        s = subgrad(w)
        length = np.linalg.norm(s)
        w = w - lr(t) * (s / length if length > 0 else s)
        if f(w) < value:
            best, value = w, f(w)
    return best, value
