"""flips the bits of P itself

Breaks: `P` stays as it was
"""


def mutate_bits(P, rate, rng):
    Q = P
    flips = rng.random(Q.shape) < rate
    Q[flips] = 1 - Q[flips]
    return Q
