"""takes 1e-8 for the tolerance, whatever tol is

Breaks: other values of `tol`
"""


def support_vector_types(alpha, C, tol=1e-8):
    tol = 1e-8
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
