"""draws floating point numbers and rounds them down

Breaks: winners by the recipe
Slips: 1, all pairs are others
"""


def tournament_select(fitness, n_parents, rng):
    pairs = (rng.random((n_parents, 2)) * len(fitness)).astype(int)
    winners = np.empty(n_parents, dtype=int)
    for k in range(n_parents):
        a, b = pairs[k]
        winners[k] = b if fitness[b] > fitness[a] else a
    return winners
