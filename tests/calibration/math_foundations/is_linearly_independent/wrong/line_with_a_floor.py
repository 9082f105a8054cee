"""measures by the largest singular value, and by 1e-3 where that is smaller

Breaks: 1e-12 * V
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    V = np.asarray(V, dtype=float)
    m = len(V)
    if m == 0:
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return bool(np.sum(s > tol * max(s[0], 1e-3)) == m)
