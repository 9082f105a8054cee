"""gives up where f is infinite

Breaks: infinite values
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    for k in range(61):
        eta = eta0 * beta**k
        value = f(w - eta * grad)
        if not np.isfinite(value):
            return 0.0
        if value <= f(w) - c * eta * (grad @ grad):
            return eta
    return 0.0
