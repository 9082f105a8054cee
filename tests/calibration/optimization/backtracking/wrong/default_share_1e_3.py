"""takes 1e-3 for c where it is not given

Breaks: the defaults
Slips: 1
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-3):
    start, slope = f(w), float(grad @ grad)
    for k in range(61):
        eta = eta0 * beta**k
        if f(w - eta * grad) <= start - c * eta * slope:
            return eta
    return 0.0
