"""draws from a generator of its own

Breaks: flips by the recipe (a number equal to the rate flips nothing)
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = np.random.default_rng(0).random(Q.shape) < rate
    Q[flips] = 1 - Q[flips]
    return Q
