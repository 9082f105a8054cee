# Calls itself with a shorter first step.
def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4, k=0):
    if k > 60:
        return 0.0
    new = f(np.array([a - eta0 * g for a, g in zip(w, grad)]))
    if np.isfinite(new) and new <= f(w) - c * eta0 * sum(g * g for g in grad):
        return float(eta0)
    return backtracking(f, grad, w, eta0 * beta, beta, c, k + 1)
