"""makes the step longer

Slips: 1, a step that is too long is made longer
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    eta = eta0
    for k in range(61):
        if f(w - eta * grad) <= f(w) - c * eta * (grad @ grad):
            return eta
        eta = eta / beta
    return 0.0
