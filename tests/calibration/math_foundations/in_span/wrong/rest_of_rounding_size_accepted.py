"""accepts every rest up to 2e-16, however short u is

Breaks: 1e-12 * V and 1e-9 * u (nothing changes)
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    if len(V) == 0:
        return not np.any(u)
    a = np.linalg.lstsq(V.T, u)[0]
    line = tol * np.linalg.norm(u) + np.finfo(float).eps
    return bool(np.linalg.norm(V.T @ a - u) <= line)
