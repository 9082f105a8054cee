"""accepts every point without a check

Breaks: `ValueError` for points below 1 and above $n - 1$
"""


def single_point_crossover(a, b, point):
    n = len(a)
    child1 = np.concatenate([a[:point], b[point:]])
    child2 = np.concatenate([b[:point], a[point:]])
    return child1, child2
