"""takes v0 as it is: the Rayleigh quotient misses its denominator

Breaks: v0 of any length from 1e-3 to 1e4
"""


def power_iteration(A: np.ndarray, v0: np.ndarray, n_iter: int = 1000, tol: float = 1e-12) -> tuple:
    v = v0.astype(float)
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
    if v[np.argmax(np.abs(v))] < 0:
        v = -v
    return float(v @ A @ v), v, n_steps
