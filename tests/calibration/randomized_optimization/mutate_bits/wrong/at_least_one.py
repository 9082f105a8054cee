"""flips a bit even at rate 0

Breaks: rates of 0 and 1
Slips: 1, two tests draw populations without a flip
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape) < rate
    if flips.size and not flips.any():
        flips[0, 0] = True
    Q[flips] = 1 - Q[flips]
    return Q
