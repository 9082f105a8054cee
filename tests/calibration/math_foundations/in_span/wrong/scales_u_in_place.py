"""divides u itself by its length

Breaks: V and u stay as they were
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    if u.dtype.kind == "f" and u.any():
        u /= np.linalg.norm(u)
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.linalg.norm(V.T @ a - u) <= tol * np.linalg.norm(u))
