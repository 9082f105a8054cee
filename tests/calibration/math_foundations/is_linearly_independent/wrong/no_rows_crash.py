"""does not know the case of no rows

Breaks: no rows
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol * s[0])) == len(V)
