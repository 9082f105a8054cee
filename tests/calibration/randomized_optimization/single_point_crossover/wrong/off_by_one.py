"""cuts one place too late

Breaks: both children in their order
Slips: 1, every cut is another one
"""


def single_point_crossover(a, b, point):
    n = len(a)
    if point < 1 or point > n - 1:
        raise ValueError("point")
    child1 = np.concatenate([a[:point + 1], b[point + 1:]])
    child2 = np.concatenate([b[:point + 1], a[point + 1:]])
    return child1, child2
