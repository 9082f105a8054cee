"""counts repeated rows once

Breaks: repeated and combined rows
Breaks: independent and dependent rows, not columns
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    if len(V) == 0:
        return True
    V = np.unique(V, axis=0)
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol * s[0])) == len(V)
