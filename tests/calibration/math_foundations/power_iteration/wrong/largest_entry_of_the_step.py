"""measures the step by its largest entry

Breaks: n_iter and tol
"""


def power_iteration(A, v0, n_iter=1000, tol=1e-12):
    v = v0 / np.linalg.norm(v0)
    n = 0
    while n < n_iter:
        w = A @ v
        if not w.any():
            break
        w = w / np.linalg.norm(w)
        n += 1
        d = min(np.abs(w - v).max(), np.abs(w + v).max())
        v = w
        if d < tol:
            break
    if v[np.argmax(np.abs(v))] < 0:
        v = -v
    return float(v @ A @ v), v, n
