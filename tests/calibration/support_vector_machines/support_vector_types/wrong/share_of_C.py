"""takes multipliers above (1 - tol) C for bounded

Breaks: other values of `tol`
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= tol, alpha >= C * (1 - tol)
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
