"""draws from a copy of the generator, which itself stays where it was

Breaks: flips by the recipe
Slips: 1
"""


def mutate_bits(P, rate, rng):
    import copy

    rng = copy.deepcopy(rng)
    return np.where(rng.random(P.shape) < rate, 1 - P, P)
