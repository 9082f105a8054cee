"""calls a wide table independent without a look

Breaks: independent and dependent rows, not columns
Slips: 1, every wide table gets the same answer
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    if len(V) == 0:
        return True
    if V.shape[0] < V.shape[1] and np.any(V, axis=1).all():
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol * s[0])) == len(V)
