"""does not know the case of no rows

Breaks: no rows
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    if len(V) == 0:
        raise IndexError("no rows")
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.linalg.norm(V.T @ a - u) <= tol * np.linalg.norm(u))
