"""replaces bits by random ones in place of flipping them

Breaks: that bits are flipped on their own and zeros as often as ones
Slips: 1, half of the flips are missing
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape) < rate
    Q[flips] = rng.integers(0, 2, size=flips.sum())
    return Q
