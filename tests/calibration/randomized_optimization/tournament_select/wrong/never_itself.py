"""lets an individual that meets itself fight the next one

Breaks: winners by the recipe
Slips: 1, somebody meets himself in every test
"""


def tournament_select(fitness, n_parents, rng):
    pairs = rng.integers(0, len(fitness), size=(n_parents, 2))
    winners = np.empty(n_parents, dtype=int)
    for k in range(n_parents):
        a, b = pairs[k]
        b = (b + 1) % len(fitness) if a == b else b
        winners[k] = b if fitness[b] > fitness[a] else a
    return winners
