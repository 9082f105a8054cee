"""fixes the sign of v only where lam is not negative

Breaks: the sign of v
"""


def power_iteration(A: np.ndarray, v0: np.ndarray, n_iter: int = 1000, tol: float = 1e-12) -> tuple:
    A = np.asarray(A, dtype=float)
    v = np.asarray(v0, dtype=float)
    v = v / np.linalg.norm(v)
    lam = None
    for n_steps in range(1, n_iter + 1):
        w = A @ v
        size = np.linalg.norm(w)
        if size == 0:
            lam = 0.0
            break
        w = w / size
        gap = min(np.linalg.norm(w - v), np.linalg.norm(w + v))
        v = w
        if gap < tol:
            break
    if lam is None:
        lam = float(v @ A @ v)
    if lam >= 0 and v[np.argmax(np.abs(v))] < 0:
        v = -v
    return lam, v, n_steps
