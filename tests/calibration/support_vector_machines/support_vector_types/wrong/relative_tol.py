"""multiplies the tolerance by C

Breaks: other values of `tol`
"""


def support_vector_types(alpha, C, tol=1e-8):
    tol = tol * C if np.isfinite(C) else tol
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
