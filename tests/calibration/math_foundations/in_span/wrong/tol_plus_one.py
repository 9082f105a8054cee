"""compares with tol times one plus the length

Breaks: 1e-12 * V and 1e-9 * u (nothing changes)
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.linalg.norm(V.T @ a - u) <= tol * (1 + np.linalg.norm(u)))
