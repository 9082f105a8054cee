"""returns the first child in floats, where integers are asked for

Slips: 1
"""


def single_point_crossover(a, b, point):
    n = len(a)
    if point < 1 or point > n - 1:
        raise ValueError("point")
    return np.concatenate([a[:point], b[point:]]) * 1.0, np.concatenate([b[:point], a[point:]])
