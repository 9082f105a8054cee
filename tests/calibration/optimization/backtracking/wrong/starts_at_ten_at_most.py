"""tries no step longer than 10

Breaks: quadratics and a curved valley with various $\\eta_0$
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    eta = min(eta0, 10.0)
    for k in range(61):
        if f(w - eta * grad) <= f(w) - c * eta * (grad @ grad):
            return eta
        eta *= beta
    return 0.0
