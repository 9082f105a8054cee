"""lifts all fitness above 0 first, which rounds small leads away

Breaks: that the size of a lead does not matter
Slips: 1
"""


def tournament_select(fitness, n_parents, rng):
    fitness = np.asarray(fitness, dtype=float)
    fitness = fitness - fitness.min() + 1.0
    pairs = rng.integers(0, len(fitness), size=(n_parents, 2))
    a, b = pairs[:, 0], pairs[:, 1]
    return np.where(fitness[b] > fitness[a], b, a)
