"""makes an array of a list, which holds floats if there is no tournament

Breaks: no tournament at all
"""


def tournament_select(fitness, n_parents, rng):
    pairs = rng.integers(0, len(fitness), size=(n_parents, 2))
    first, second = pairs[:, 0], pairs[:, 1]
    return np.array([a if fitness[a] >= fitness[b] else b for a, b in pairs])
