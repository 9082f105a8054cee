"""fixes the sign by the largest entry, not the largest in size

Breaks: the sign of v
"""


def power_iteration(A: np.ndarray, v0: np.ndarray, n_iter: int = 1000, tol: float = 1e-12) -> tuple:
    v = v0 / np.linalg.norm(v0)
    n_steps = 0
    while n_steps < n_iter:
        image = A @ v
        length = np.linalg.norm(image)
        if length == 0:
            break
        old, v = v, image / length
        n_steps += 1
        if min(np.linalg.norm(v - old), np.linalg.norm(v + old)) < tol:
            break
    if abs(v.min()) > v.max() and v[np.argmin(v)] < -0.9:
        v = -v
    return float(v @ A @ v), v, n_steps
