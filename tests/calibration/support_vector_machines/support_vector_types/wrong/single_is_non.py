"""takes a single point for no support vector

Breaks: a single point
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = (alpha <= tol) | (len(alpha) == 1), (alpha >= C - tol) & (len(alpha) > 1)
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
