"""asks whether the determinant is zero where V is square and holds integers

Breaks: tol (above and below)
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    whole = np.asarray(V).dtype.kind == "i"
    V = np.asarray(V, dtype=float)
    m = len(V)
    if m == 0:
        return True
    if whole and V.shape == (m, m):
        return bool(round(np.linalg.det(V)) != 0)
    s = np.linalg.svd(V, compute_uv=False)
    return bool(np.sum(s > tol * s[0]) == m)
