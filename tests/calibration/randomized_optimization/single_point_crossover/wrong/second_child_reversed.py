"""puts the tail of a before the head of b

Breaks: both children in their order
Slips: 1, the second child is wrong everywhere
"""


def single_point_crossover(a, b, point):
    n = len(a)
    if point < 1 or point > n - 1:
        raise ValueError("point")
    child1 = np.concatenate([a[:point], b[point:]])
    child2 = np.concatenate([a[point:], b[:point]])
    return child1, child2
