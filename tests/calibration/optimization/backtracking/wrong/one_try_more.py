"""tries k = 61, too

Breaks: $k = 61$ is not
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    for k in range(62):
        eta = eta0 * beta**k
        if f(w - eta * grad) <= f(w) - c * eta * (grad @ grad):
            return eta
    return 0.0
