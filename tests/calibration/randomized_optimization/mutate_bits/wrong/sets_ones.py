"""sets bits to 1 in place of flipping them

Breaks: that bits are flipped on their own and zeros as often as ones
Slips: 1, every one that should be flipped stays
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape) < rate
    Q[flips] = 1
    return Q
