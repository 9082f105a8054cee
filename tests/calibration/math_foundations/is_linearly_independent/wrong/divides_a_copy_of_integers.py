"""scales a copy that keeps the dtype, so integers fail

Breaks: integers
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    if len(V) == 0:
        return True
    V = V.copy()
    V /= np.abs(V).max() or 1.0
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol * s[0])) == len(V)
