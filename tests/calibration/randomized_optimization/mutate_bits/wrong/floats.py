"""returns a population of floats, where integers are asked for

Slips: 1
"""


def mutate_bits(P, rate, rng):
    return np.where(rng.random(P.shape) < rate, 1.0 - P, P)
