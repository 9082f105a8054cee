"""raises the line to 1e-8 times the length of u where tol is smaller

Breaks: tol (above and below)
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    if len(V) == 0:
        return not np.any(u)
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.linalg.norm(V.T @ a - u) <= max(tol, 1e-8) * np.linalg.norm(u))
