"""sweeps dust to the bounds in place

Breaks: that the arguments stay as they were
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= tol, alpha >= C - tol
    alpha[non] = 0
    alpha[bounded] = C
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
