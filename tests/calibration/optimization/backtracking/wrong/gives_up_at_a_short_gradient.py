"""returns 0.0 for a gradient shorter than 1e-12

Breaks: a short one
Slips: 1
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    start, slope = f(w), float(grad @ grad)
    if slope == 0:
        return float(eta0)
    if np.sqrt(slope) < 1e-12:
        return 0.0
    for k in range(61):
        eta = eta0 * beta**k
        if f(w - eta * grad) <= start - c * eta * slope:
            return eta
    return 0.0
