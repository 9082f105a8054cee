"""takes values that agree to nine digits for a tie

Breaks: gains down to $10^{-10}$
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, dtype=float)
    best, low = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        value = f(w)
        if value < low and not np.isclose(value, low, rtol=1e-9, atol=0):
            best, low = w, value
    return best, float(low)
