"""ends after forty steps without a better point

Breaks: a best point after 100 worse ones
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, dtype=float)
    best, low, since = w, f(w), 0
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        value = f(w)
        since += 1
        if value < low:
            best, low, since = w, value, 0
        if since >= 40:
            break
    return best, float(low)
