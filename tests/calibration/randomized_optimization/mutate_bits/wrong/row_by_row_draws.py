"""draws one number for each column only

Breaks: that bits are flipped on their own and zeros as often as ones
Slips: 1, every flip is another one
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = np.tile(rng.random(Q.shape[1]), (len(Q), 1)) < rate
    Q[flips] = 1 - Q[flips]
    return Q
