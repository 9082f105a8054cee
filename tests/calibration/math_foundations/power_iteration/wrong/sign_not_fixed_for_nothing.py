"""leaves the sign of v as it is where A v is zero

Breaks: A @ v = 0
"""


def power_iteration(A, v0, n_iter=1000, tol=1e-12):
    A = np.asarray(A, dtype=float)
    v = np.asarray(v0, dtype=float) / np.linalg.norm(v0)
    n_steps = 0
    while n_steps < n_iter:
        w = A @ v
        size = np.linalg.norm(w)
        if size == 0:
            return 0.0, v, n_steps
        new = w / size
        n_steps += 1
        moved = min(np.linalg.norm(new - v), np.linalg.norm(new + v))
        v = new
        if moved < tol:
            break
    return float(v @ A @ v), fixed(v), n_steps


def fixed(v):
    return -v if v[np.argmax(np.abs(v))] < 0 else v
