"""compares each singular value with the one before it, not with the first

Breaks: tol (above and below)
"""


def is_linearly_independent(V, tol=1e-10):
    if len(V) == 0:
        return True
    if V.shape[0] > V.shape[1]:
        return False
    s = np.linalg.svd(V, compute_uv=False)
    return bool(s[0] > 0 and np.all(s[1:] > tol * s[:-1]))
