"""returns booleans in place of indices

Slips: 1, no entry holds indices
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    return {"non": non, "free": free, "bounded": bounded}
