"""tries k = 0 to 59 only

Breaks: that $k = 60$ is tried
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    for k in range(60):
        eta = eta0 * beta**k
        if f(w - eta * grad) <= f(w) - c * eta * (grad @ grad):
            return eta
    return 0.0
