"""computes the powers of beta in its own way

Needs: You may compute the powers of $\\beta$ in any way
"""


# Powers of beta, the value at w computed once, the condition as a quotient of decreases.
def backtracking(f, grad, w, eta0=1.0, beta=0.5, c=1e-4):
    here = f(w)
    slope = float(np.linalg.norm(grad) ** 2)
    if slope == 0:
        return eta0
    for k in range(0, 61):
        eta = eta0 * beta**k
        if here - f(w - eta * grad) >= c * eta * slope:
            return np.float64(eta)
    return 0
