"""solves with V.T, which must be square for that

Slips: 1, only a square V has any answer
"""


def in_span(V: np.ndarray, u: np.ndarray, tol: float = 1e-8) -> bool:
    a = np.linalg.solve(V.T, u)
    return bool(np.linalg.norm(V.T @ a - u) <= tol * np.linalg.norm(u))
