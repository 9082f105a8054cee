"""lets the second win only with a lead of more than 1e-12

Breaks: that the size of a lead does not matter
"""


def tournament_select(fitness, n_parents, rng):
    pairs = rng.integers(0, len(fitness), size=(n_parents, 2))
    first, second = pairs[:, 0], pairs[:, 1]
    return np.where(fitness[first] >= fitness[second] - 1e-12, first, second)
