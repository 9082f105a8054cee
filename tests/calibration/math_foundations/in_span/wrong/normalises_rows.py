"""divides each row by its length, also a row of zeros

Breaks: rows of zeros
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    V = V / np.linalg.norm(V, axis=1, keepdims=True)
    if np.isnan(V).any():
        return False
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.linalg.norm(V.T @ a - u) <= tol * np.linalg.norm(u))
