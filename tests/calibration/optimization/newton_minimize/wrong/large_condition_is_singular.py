"""takes a Hessian for singular whose condition number is above 1e13

Breaks: curvatures from about $10^{-7}$ to $10^7$
Slips: 1
"""


def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w = np.array(w0, float)
    for _ in range(n_iter):
        g = np.array(grad(w), float)
        if np.linalg.norm(g) <= tol:
            break
        H = hess(w)
        if np.linalg.cond(H) > 1e13:
            raise np.linalg.LinAlgError("singular")
        w = w + np.linalg.solve(H, -g)
    return w
