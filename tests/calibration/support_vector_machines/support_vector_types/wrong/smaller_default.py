"""takes 1e-11 for the tolerance by default

Breaks: dust at either end
"""


def support_vector_types(alpha, C, tol=1e-11):
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
