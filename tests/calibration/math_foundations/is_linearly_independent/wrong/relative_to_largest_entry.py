"""measures small against the largest entry, not against the largest singular value

Breaks: tol (above and below)
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    if len(V) == 0:
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol * np.abs(V).max())) == len(V)
