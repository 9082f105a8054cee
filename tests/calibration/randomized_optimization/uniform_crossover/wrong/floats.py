"""returns the first child in floats, where integers are asked for

Slips: 1
"""


def uniform_crossover(a, b, mask):
    first = np.where(mask, a, b)
    return first.astype(float), np.where(mask, b, a)
