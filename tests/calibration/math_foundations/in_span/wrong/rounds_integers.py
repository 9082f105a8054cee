"""keeps the dtype of V for the combination

Breaks: integers
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    a = np.linalg.lstsq(V.T, u)[0]
    a = a.astype(V.dtype)
    return bool(np.linalg.norm(V.T @ a - u) <= tol * np.linalg.norm(u))
