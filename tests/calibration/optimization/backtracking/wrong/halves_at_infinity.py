"""halves a step to where f is infinite, whatever beta

Breaks: infinite values
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    start, eta = f(w), float(eta0)
    for _ in range(61):
        there = f(w - eta * grad)
        if there <= start - c * eta * (grad @ grad):
            return eta
        eta *= 0.5 if np.isinf(there) else beta
    return 0.0
