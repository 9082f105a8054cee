"""takes dust for C, but not for 0

Breaks: dust at either end
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= 0, alpha >= C - tol
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
