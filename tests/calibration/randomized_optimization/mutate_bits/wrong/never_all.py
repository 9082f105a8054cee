"""takes rates above 0.9 for 0.9

Breaks: rates of 0 and 1
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape) < min(rate, 0.9)
    Q[flips] = 1 - Q[flips]
    return Q
