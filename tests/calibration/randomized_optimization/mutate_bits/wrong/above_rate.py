"""flips where the number is above the rate

Breaks: flips by the recipe (a number equal to the rate flips nothing)
Slips: 1, every flip is another one
"""


def mutate_bits(P, rate, rng):
    Q = np.array(P, dtype=int)
    flips = rng.random(Q.shape) > rate
    Q[flips] = 1 - Q[flips]
    return Q
