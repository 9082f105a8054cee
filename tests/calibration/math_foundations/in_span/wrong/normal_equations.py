"""inverts V V^T: fails for dependent rows

Breaks: rows that depend on each other or not
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    a = np.linalg.inv(V @ V.T) @ V @ u
    return bool(np.linalg.norm(V.T @ a - u) <= tol * np.linalg.norm(u))
