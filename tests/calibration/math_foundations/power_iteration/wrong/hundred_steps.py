"""makes at most a hundred steps

Breaks: symmetric matrices whose second-largest eigenvalue is at most 0.9 times the largest in size
"""


def power_iteration(A: np.ndarray, v0: np.ndarray, n_iter: int = 1000, tol: float = 1e-12) -> tuple:
    v = v0 / np.linalg.norm(v0)
    n_steps = 0
    while n_steps < min(n_iter, 100):
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
