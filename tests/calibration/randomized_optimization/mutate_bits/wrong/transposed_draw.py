"""draws the numbers column by column

Breaks: flips by the recipe (a number equal to the rate flips nothing)
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape[::-1]).T < rate
    Q[flips] = 1 - Q[flips]
    return Q
