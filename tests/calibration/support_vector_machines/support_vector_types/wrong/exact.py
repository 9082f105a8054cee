"""compares multipliers with 0 and C exactly

Breaks: dust at either end
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= 0, alpha >= C
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
