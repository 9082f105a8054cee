"""leaves short rows out by a threshold of its own

Breaks: rows of very different lengths
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    a = np.linalg.lstsq(V.T, u, rcond=1e-8)[0]
    return bool(np.linalg.norm(V.T @ a - u) <= tol * np.linalg.norm(u))
