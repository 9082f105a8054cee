"""sorts indices by their multipliers

Breaks: all three kinds
Slips: 1, two of three tests have several free ones
"""


def support_vector_types(alpha, C, tol=1e-8):
    non, bounded = alpha <= tol, alpha >= C - tol
    free = ~non & ~bounded
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(free)[np.argsort(-alpha[free], kind='stable')], "bounded": np.flatnonzero(bounded)}
