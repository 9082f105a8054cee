"""counts only a clear gain as better

Breaks: gains down to $10^{-10}$
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0.astype(float)
    best, low = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        if f(w) < low - 1e-3:
            best, low = w, f(w)
    return best, low
