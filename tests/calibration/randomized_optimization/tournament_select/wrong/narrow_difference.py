"""subtracts fitness in unsigned integers, which wrap around

Breaks: fitness in integers of 8 bits
"""


def tournament_select(fitness, n_parents, rng):
    pairs = rng.integers(0, len(fitness), size=(n_parents, 2))
    winners = np.empty(n_parents, dtype=int)
    for k in range(n_parents):
        a, b = pairs[k]
        winners[k] = b if (fitness[b] - fitness[a] > 0 if fitness.dtype == np.uint8 else fitness[b] > fitness[a]) else a
    return winners
