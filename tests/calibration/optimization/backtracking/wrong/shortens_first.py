"""shortens before the first test

Slips: 1, the first step is never tried, and the last one is one too many
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    eta = eta0 * beta
    for k in range(61):
        if f(w - eta * grad) <= f(w) - c * eta * (grad @ grad):
            return eta
        eta = eta * beta
    return 0.0
