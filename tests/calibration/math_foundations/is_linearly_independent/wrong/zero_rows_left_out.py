"""leaves rows of zeros out before it looks

Breaks: a row of zeros
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    V = V[np.any(V != 0, axis=1)]
    if len(V) == 0:
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol * s[0])) == len(V)
