"""turns a step round that would go uphill

Breaks: bowls, caps and saddles
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, dtype=float)
    for _ in range(n_iter):
        g = grad(w)
        if np.linalg.norm(g) <= tol:
            break
        s = -np.linalg.solve(hess(w), g)
        w = w + (s if g @ s <= 0 else -s)
    return w
