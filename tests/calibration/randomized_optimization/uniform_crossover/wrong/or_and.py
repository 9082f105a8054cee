"""combines the parents by or and and

Breaks: both children in their order
Slips: 1, every child is another one
"""


def uniform_crossover(a, b, mask):
    return np.where(mask, a | b, a & b), np.where(mask, a & b, a | b)
