"""compares floats with ==

Slips: 1, rounding hides nearly everything that can be reached
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    a = np.linalg.lstsq(V.T, u)[0]
    return bool(np.all(V.T @ a == u))
