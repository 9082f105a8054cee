"""compares singular values with tol itself

Breaks: 1e-12 * V
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    if len(V) == 0:
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol)) == len(V)
