"""gives the first child the head of b

Breaks: both children in their order
Slips: 1, both children are wrong everywhere
"""


def single_point_crossover(a, b, point):
    if not 0 < point < len(a):
        raise ValueError("point")
    head = np.arange(len(a)) < point
    return np.where(head, b, a), np.where(head, a, b)
