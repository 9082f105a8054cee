"""insists on half of the promise at most, whatever c is

Breaks: $c$ up to 0.9
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    for k in range(61):
        eta = eta0 * beta**k
        if f(w - eta * grad) <= f(w) - min(c, 0.5) * eta * (grad @ grad):
            return eta
    return 0.0
