"""returns an array of floats where there are no rows

Breaks: a population without rows
"""


def mutate_bits(P, rate, rng):
    mask = rng.random(P.shape) < rate
    if P.size == 0:
        return np.zeros(P.shape)
    return np.where(mask, 1 - P, P)
