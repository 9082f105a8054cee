"""compares with the length of all singular values together

Breaks: tol (above and below)
"""


def is_linearly_independent(V, tol=1e-10):
    if len(V) == 0:
        return True
    s = np.linalg.svd(V, compute_uv=False)
    return int(np.sum(s > tol * np.linalg.norm(V))) == len(V)
