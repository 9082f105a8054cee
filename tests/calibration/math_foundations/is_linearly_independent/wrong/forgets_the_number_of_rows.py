"""looks at the smallest singular value only: more rows than columns pass

Breaks: square, wide and tall V
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    if len(V) == 0:
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return bool(s[-1] > tol * s[0])
