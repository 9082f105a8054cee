"""inverts all bits of the integer with ~

Breaks: rates of 0 and 1
Slips: 1, every flipped bit is wrong
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape) < rate
    Q[flips] = ~Q[flips]
    return Q
