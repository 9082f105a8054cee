"""flips nothing for rates below 0.2

Breaks: flips by the recipe (a number equal to the rate flips nothing)
Slips: 1, two tests have such rates
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape) < (rate if rate >= 0.2 else 0)
    Q[flips] = 1 - Q[flips]
    return Q
