"""stops where a step does not change w

Breaks: lr called for steps 1 to n_iter only
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, dtype=float)
    best, low = w, f(w)
    for t in range(1, n_iter + 1):
        new = w - lr(t) * subgrad(w)
        if np.allclose(new, w, rtol=0, atol=1e-12):
            break
        w = new
        if f(w) < low:
            best, low = w, f(w)
    return best, float(low)
