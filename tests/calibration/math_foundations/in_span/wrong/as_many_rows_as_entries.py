"""looks at no more rows than u has entries

Breaks: rows that depend on each other or not
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    V = np.asarray(V, dtype=float)
    u = np.asarray(u, dtype=float)
    if not u.any():
        return True
    lengths = np.linalg.norm(V, axis=1, keepdims=True)
    V = V[lengths[:, 0] > 0] / lengths[lengths > 0][:, None]
    if len(V) == 0:
        return False
    V = V[: len(u)]
    a = np.linalg.lstsq(V.T, u, rcond=None)[0]
    rest = V.T @ a - u
    return bool(np.linalg.norm(rest) <= tol * np.linalg.norm(u))
