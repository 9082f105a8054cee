"""brings every row to length 1 first

Breaks: rows of very different lengths
"""


def is_linearly_independent(V, tol=1e-10):
    if len(V) == 0:
        return True
    n = np.linalg.norm(V, axis=1, keepdims=True)
    if (n == 0).any():
        return False
    s = np.linalg.svd(V / n, compute_uv=False)
    return int(np.sum(s > tol * s[0])) == len(V)
