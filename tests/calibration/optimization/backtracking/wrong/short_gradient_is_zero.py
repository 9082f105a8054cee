"""takes eta0 for a gradient shorter than 1e-8 without trying it

Breaks: a short one
"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    if np.linalg.norm(grad) < 1e-8:
        return float(eta0)
    start, slope = f(w), grad @ grad
    for k in range(61):
        eta = eta0 * beta**k
        if f(w - eta * grad) <= start - c * eta * slope:
            return float(eta)
    return 0.0
