"""lays the draws in the order in which the samples lie in memory

Breaks: both kinds after the recipe
"""


def corrupt(X, kind, level, rng):
    draws = np.empty_like(X, dtype=float)
    if kind == "gaussian":
        rng.standard_normal(out=draws)
        return X + level * draws
    if kind == "mask":
        rng.random(out=draws)
        return np.where(draws < level, 0.0, X)
    raise ValueError(kind)
