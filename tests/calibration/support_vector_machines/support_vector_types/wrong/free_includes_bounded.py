"""counts bounded ones as free, too

Breaks: all three kinds
Slips: 1, every test has a bounded one
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
