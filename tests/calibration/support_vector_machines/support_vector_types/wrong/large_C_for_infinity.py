"""takes an infinite C for a thousand million

Breaks: hard margins
"""


def support_vector_types(alpha, C, tol=1e-8):
    C = min(C, 1e9)
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
