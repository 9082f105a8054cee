"""makes the second child the complement of the first

Breaks: both children in their order
Slips: 1, of parents that are not opposite every second child is another
"""


def uniform_crossover(a, b, mask):
    first = np.where(mask, a, b)
    return first, 1 - first
