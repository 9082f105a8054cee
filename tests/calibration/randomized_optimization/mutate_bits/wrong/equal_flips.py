"""flips where the number equals the rate

Breaks: flips by the recipe (a number equal to the rate flips nothing)
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape) <= rate
    Q[flips] = 1 - Q[flips]
    return Q
