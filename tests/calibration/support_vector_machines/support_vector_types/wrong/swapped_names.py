"""swaps free and bounded

Slips: 1, two of three kinds are wrong
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(bounded), "bounded": np.flatnonzero(free)}
