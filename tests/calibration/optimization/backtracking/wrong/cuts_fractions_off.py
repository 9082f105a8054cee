"""writes the trial points into a copy of w, which may hold ints"""


def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    start, trial = f(w), w.copy()
    for k in range(61):
        eta = eta0 * beta**k
        trial[:] = w - eta * grad
        if f(trial) <= start - c * eta * (grad @ grad):
            return float(eta)
    return 0.0
