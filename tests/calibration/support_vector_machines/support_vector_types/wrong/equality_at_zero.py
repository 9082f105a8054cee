"""takes negative dust for free

Breaks: dust at either end
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = np.isclose(alpha, 0, atol=tol) & (alpha >= 0), alpha >= C - tol
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
