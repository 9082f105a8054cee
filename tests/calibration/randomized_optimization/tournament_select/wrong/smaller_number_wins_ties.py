"""lets the individual with the smaller number win ties

Breaks: equals
"""


def tournament_select(fitness, n_parents, rng):
    pairs = rng.integers(0, len(fitness), size=(n_parents, 2))
    winners = np.empty(n_parents, dtype=int)
    for k in range(n_parents):
        a, b = pairs[k]
        a, b = min(a, b), max(a, b)
        winners[k] = b if fitness[b] > fitness[a] else a
    return winners
