"""flips a fixed number of bits of the population

Breaks: that bits are flipped on their own and zeros as often as ones
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flat = Q.reshape(-1)
    chosen = rng.choice(flat.size, size=round(rate * flat.size), replace=False) if flat.size else []
    flat[chosen] = 1 - flat[chosen]
    return Q
