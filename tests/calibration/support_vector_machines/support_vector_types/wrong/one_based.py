"""counts points from 1

Slips: 1, no index is right
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non) + 1, "free": np.flatnonzero(free) + 1, "bounded": np.flatnonzero(bounded) + 1}
