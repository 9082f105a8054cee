"""lists all rates beforehand, and one too many

Breaks: lr called for steps 1 to n_iter only
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    rates = [lr(t) for t in range(1, n_iter + 2)]
    w = np.array(w0, dtype=float)
    best, value = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - rates[t - 1] * subgrad(w)
        if f(w) < value:
            best, value = w, f(w)
    return best, value
