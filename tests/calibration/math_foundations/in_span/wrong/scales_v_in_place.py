"""divides V itself by its largest entry

Breaks: V and u stay as they were
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    if V.dtype.kind == "f" and V.any():
        V /= np.abs(V).max()
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.linalg.norm(V.T @ a - u) <= tol * np.linalg.norm(u))
