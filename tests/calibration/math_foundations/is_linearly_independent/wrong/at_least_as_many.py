"""compares with >= and so counts zeros for a table of zeros

Breaks: a row of zeros
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    if len(V) == 0:
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s >= tol * s[0])) == len(V)
