"""counts multipliers in the upper tenth as bounded

Breaks: all three kinds
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= tol, alpha >= 0.95 * C
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
