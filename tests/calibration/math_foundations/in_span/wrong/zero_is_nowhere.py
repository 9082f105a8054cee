"""uses <, which the zero vector never passes

Breaks: u = 0
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.linalg.norm(V.T @ a - u) < tol * np.linalg.norm(u))
