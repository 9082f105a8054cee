"""returns empty arrays of floats

Breaks: kinds that are empty
Slips: 1, two of three tests have an empty kind
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    index = lambda mask: np.array([i for i, m in enumerate(mask) if m])
    return {"non": index(non), "free": index(free), "bounded": index(bounded)}
