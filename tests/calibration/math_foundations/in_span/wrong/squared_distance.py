"""compares squared lengths with tol

Breaks: tol (above and below)
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.sum((V.T @ a - u) ** 2) <= tol * np.sum(u**2))
