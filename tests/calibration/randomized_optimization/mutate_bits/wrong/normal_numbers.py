"""draws normal numbers instead of uniform ones

Breaks: flips by the recipe (a number equal to the rate flips nothing)
Slips: 1, every flip is another one
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = abs(rng.normal(size=Q.shape)) < rate
    Q[flips] = 1 - Q[flips]
    return Q
