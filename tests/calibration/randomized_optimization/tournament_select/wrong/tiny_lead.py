"""takes a lead of less than 1e-9 for none

Breaks: that the size of a lead does not matter
"""


def tournament_select(fitness, n_parents, rng):
    a, b = rng.integers(0, len(fitness), size=(n_parents, 2)).T
    f = np.asarray(fitness, float)
    return np.where(f[b] > f[a] + 1e-9, b, a)
