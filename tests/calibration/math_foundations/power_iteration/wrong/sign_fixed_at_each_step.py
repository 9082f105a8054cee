"""fixes the sign at every step from the second on, and does not try the other one

Breaks: n_iter and tol (down to 1e-11, with the lam and v that belong to the last step)
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
        w = w if w[np.argmax(np.abs(w))] > 0 else -w
        gap = (
            np.linalg.norm(w - v)
            if n_steps > 1
            else min(np.linalg.norm(w - v), np.linalg.norm(w + v))
        )
        v = w
        if gap < tol:
            break
    if lam is None:
        lam = float(v @ A @ v)
    if v[np.argmax(np.abs(v))] < 0:
        v = -v
    return lam, v, n_steps
