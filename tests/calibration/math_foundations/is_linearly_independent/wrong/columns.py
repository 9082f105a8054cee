"""asks whether the columns are independent

Breaks: independent and dependent rows, not columns
Slips: 1, it answers for columns where rows are in question
"""


def is_linearly_independent(V: np.ndarray, tol: float = 1e-10) -> bool:
    if len(V) == 0:
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol * s[0])) == V.shape[1]
