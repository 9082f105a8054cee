"""writes the first child into the first parent

Breaks: the parents stay as they were
"""


def single_point_crossover(a, b, point):
    n = len(a)
    if point < 1 or point > n - 1:
        raise ValueError("point")
    child1 = np.concatenate([a[:point], b[point:]])
    child2 = np.concatenate([b[:point], a[point:]])
    a[:] = child1
    return child1, child2
