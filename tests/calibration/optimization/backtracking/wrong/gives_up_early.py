"""tries 50 steps only

Breaks: that $k = 60$ is tried
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    eta = eta0
    for k in range(50):
        if f(w - eta * grad) <= f(w) - c * eta * (grad @ grad):
            return eta
        eta = eta * beta
    return 0.0
