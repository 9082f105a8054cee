"""insists on a tenth of the promise where c is not given

Breaks: the defaults
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=0.1):
    for k in range(61):
        eta = eta0 * beta**k
        if f(w - eta * grad) <= f(w) - c * eta * (grad @ grad):
            return eta
    return 0.0
