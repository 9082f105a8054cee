"""takes the smallest of the negated fitness, which narrow integers do not hold

Breaks: fitness in integers of 8 bits
"""


def tournament_select(fitness, n_parents, rng):
    pairs = rng.integers(0, len(fitness), size=(n_parents, 2))
    first, second = pairs[:, 0], pairs[:, 1]
    who = np.argmin(-fitness[pairs], axis=1)
    return pairs[np.arange(n_parents), who]
