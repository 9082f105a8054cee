"""counts negative points from the back

Breaks: `ValueError` for points below 1 and above $n - 1$
"""


def single_point_crossover(a, b, point):
    n = len(a)
    if point == 0 or abs(point) > n - 1:
        raise ValueError("point")
    child1 = np.concatenate([a[:point], b[point:]])
    child2 = np.concatenate([b[:point], a[point:]])
    return child1, child2
