"""rounds the singular values to ten digits

Breaks: 1e-12 * V
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    if len(V) == 0:
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(np.round(s, 10) > tol * s[0])) == len(V)
