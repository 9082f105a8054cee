"""flips one bit in each individual with probability rate

Breaks: that bits are flipped on their own and zeros as often as ones
Slips: 1, every flip is another one
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    for row in Q:
        if rng.random() < rate:
            i = rng.integers(len(row))
            row[i] = 1 - row[i]
    return Q
