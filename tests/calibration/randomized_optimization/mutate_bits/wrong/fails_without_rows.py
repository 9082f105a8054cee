"""fails for a population without rows

Breaks: a population without rows
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    Q[0]
    flips = rng.random(Q.shape) < rate
    Q[flips] = 1 - Q[flips]
    return Q
