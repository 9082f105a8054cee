"""moves the caller's w to each trial point

Breaks: unchanged arguments
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    start, at = f(w), 0.0
    if w.dtype != float:
        w = w.astype(float)
    for k in range(61):
        eta = eta0 * beta**k
        w -= (eta - at) * grad
        at = eta
        if f(w) <= start - c * eta * (grad @ grad):
            return eta
    return 0.0
