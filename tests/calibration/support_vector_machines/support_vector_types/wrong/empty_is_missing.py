"""leaves out kinds that are empty

Breaks: kinds that are empty
Slips: 1, two of three tests have an empty kind
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    kinds = {"non": np.flatnonzero(non), "free": np.flatnonzero(free), "bounded": np.flatnonzero(bounded)}
    return {k: v for k, v in kinds.items() if len(v)}
