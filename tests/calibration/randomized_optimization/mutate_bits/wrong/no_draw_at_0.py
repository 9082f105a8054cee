"""draws nothing at a rate of 0

Breaks: flips by the recipe
Slips: 1
"""


def mutate_bits(P, rate, rng):
    if rate == 0:
        return P.copy()
    return np.where(rng.random(P.shape) < rate, 1 - P, P)
