"""lets individuals win in proportion to their fitness

Breaks: that the size of a lead does not matter
Slips: 1, all draws are others
"""


def tournament_select(fitness, n_parents, rng):
    shifted = np.asarray(fitness, dtype=float) - np.min(fitness) + 1e-9
    return rng.choice(len(fitness), size=n_parents, p=shifted / shifted.sum())
