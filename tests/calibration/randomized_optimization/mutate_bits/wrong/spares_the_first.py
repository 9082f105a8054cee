"""spares the first individual

Breaks: flips by the recipe (a number equal to the rate flips nothing)
Slips: 1, rate 1 flips it, too
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape) < rate
    flips[:1] = False
    Q[flips] = 1 - Q[flips]
    return Q
