"""keeps the integer dtype of w0, which cuts off fractions

Breaks: w0 of integers
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0.copy()
    best, value = w.copy(), f(w)
    for t in range(1, n_iter + 1):
        w = (w - lr(t) * subgrad(w)).astype(w0.dtype)
        if f(w) < value:
            best, value = w.copy(), f(w)
    return best, value
