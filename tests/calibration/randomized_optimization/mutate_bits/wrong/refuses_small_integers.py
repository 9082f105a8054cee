"""refuses bits that are no 64-bit integers

Breaks: integers of 8 bits
"""


def mutate_bits(P, rate, rng):
    if P.dtype != int:
        raise TypeError("integers, please")
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape) < rate
    Q[flips] = 1 - Q[flips]
    return Q
