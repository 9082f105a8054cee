"""returns the children in the other order

Breaks: both children in their order
Slips: 1, both children are wrong everywhere
"""


def single_point_crossover(a, b, point):
    n = len(a)
    if point < 1 or point > n - 1:
        raise ValueError("point")
    child1 = np.concatenate([a[:point], b[point:]])
    child2 = np.concatenate([b[:point], a[point:]])
    return child2, child1
