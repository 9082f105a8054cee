"""draws two different individuals for each tournament

Breaks: a population of one
Slips: 1, all pairs are others
"""


def tournament_select(fitness, n_parents, rng):
    pairs = np.array([rng.choice(len(fitness), 2, replace=False) for _ in range(n_parents)]).reshape(-1, 2)
    winners = np.empty(n_parents, dtype=int)
    for k in range(n_parents):
        a, b = pairs[k]
        winners[k] = b if fitness[b] > fitness[a] else a
    return winners
