# Through the inverse, in a while loop, with the step as a solution of H d = -g.
def newton_minimize(grad, hess, w0, n_iter=50, tol=1e-10):
    w, k = np.array(w0, dtype=float), 0
    g = grad(w)
    while k < n_iter and (g @ g) ** 0.5 > tol:
        d = np.linalg.inv(hess(w)) @ -g
        w = w + d
        g = grad(w)
        k += 1
    return w
