"""counts the steps from 0

Slips: 1, every step has another size
"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = w0.astype(float)
    best, lowest = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - lr(t - 1) * subgrad(w)
        value = f(w)
        if value < lowest:
            best, lowest = w, value
    return best, lowest
