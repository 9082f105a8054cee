"""accepts a cut at n

Breaks: `ValueError` for points below 1 and above $n - 1$
"""


def single_point_crossover(a, b, point):
    n = len(a)
    if point < 1 or point > n:
        raise ValueError("point")
    child1 = np.concatenate([a[:point], b[point:]])
    child2 = np.concatenate([b[:point], a[point:]])
    return child1, child2
