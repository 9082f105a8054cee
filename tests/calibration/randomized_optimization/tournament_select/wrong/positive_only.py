"""takes negative fitness for 0

Breaks: negative fitness
"""


def tournament_select(fitness, n_parents, rng):
    pairs = rng.integers(0, len(fitness), size=(n_parents, 2))
    winners = np.empty(n_parents, dtype=int)
    for k in range(n_parents):
        a, b = pairs[k]
        winners[k] = b if max(fitness[b], 0) > max(fitness[a], 0) else a
    return winners
