"""takes multipliers a little below 0 or above C for free ones

Breaks: dust beyond
Slips: 1
"""


def support_vector_types(alpha, C, tol=1e-8):
    alpha = np.asarray(alpha, float)
    non = np.abs(alpha) <= tol
    bounded = np.abs(alpha - C) <= tol
    return {"non": np.flatnonzero(non), "free": np.flatnonzero(~non & ~bounded), "bounded": np.flatnonzero(bounded)}
