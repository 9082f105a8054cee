"""divides V itself by its size

Breaks: V stays as it was
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    if len(V) == 0:
        return True
    if V.dtype.kind == "f" and V.any():
        V /= np.abs(V).max()
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol * s[0])) == len(V)
