"""stops once the objective is down to zero, as if it could not be negative"""


def subgradient_descent(f, subgrad, w0, lr, n_iter):
    w = np.array(w0, float)
    best, value = w, f(w)
    for t in range(1, n_iter + 1):
        w = w - lr(t) * subgrad(w)
        if f(w) < value:
            best, value = w, f(w)
        if value <= 0:
            break
    return best, value
