"""draws a pair even if no tournament is asked for, in vain

Breaks: no tournament at all
Slips: 1
"""


def tournament_select(fitness, n_parents, rng):
    fitness = np.asarray(fitness, dtype=float)
    pairs = rng.integers(0, len(fitness), size=(max(1, n_parents), 2))
    a, b = pairs[:, 0], pairs[:, 1]
    return np.where(fitness[b] > fitness[a], b, a)[:n_parents]
