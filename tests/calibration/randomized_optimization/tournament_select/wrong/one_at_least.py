"""holds one tournament even if none is asked for

Breaks: no tournament at all
"""


def tournament_select(fitness, n_parents, rng):
    n_parents = max(n_parents, 1)
    pairs = rng.integers(0, len(fitness), size=(n_parents, 2))
    winners = np.empty(n_parents, dtype=int)
    for k in range(n_parents):
        a, b = pairs[k]
        winners[k] = b if fitness[b] > fitness[a] else a
    return winners
