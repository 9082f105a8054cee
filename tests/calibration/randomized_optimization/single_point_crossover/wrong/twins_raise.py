"""raises ValueError for equal parents

Breaks: equal parents
"""


def single_point_crossover(a, b, point):
    n = len(a)
    if point < 1 or point > n - 1 or np.array_equal(a, b):
        raise ValueError("point")
    child1 = np.concatenate([a[:point], b[point:]])
    child2 = np.concatenate([b[:point], a[point:]])
    return child1, child2
