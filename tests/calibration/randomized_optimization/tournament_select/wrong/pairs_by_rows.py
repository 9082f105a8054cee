"""draws all first and then all second entrants

Breaks: winners by the recipe
Slips: 1, all pairs are others
"""


def tournament_select(fitness, n_parents, rng):
    pairs = rng.integers(0, len(fitness), size=(2, n_parents)).T
    winners = np.empty(n_parents, dtype=int)
    for k in range(n_parents):
        a, b = pairs[k]
        winners[k] = b if fitness[b] > fitness[a] else a
    return winners
