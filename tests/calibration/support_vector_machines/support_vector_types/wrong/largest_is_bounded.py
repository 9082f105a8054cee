"""takes the largest multiplier for C if C is infinite

Breaks: hard margins
"""


def support_vector_types(alpha, C, tol=1e-8):
    C = alpha.max() if np.isinf(C) else C
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
