"""refuses strings that are no 64-bit integers

Breaks: integers of 8 bits
"""


def single_point_crossover(a, b, point):
    n = len(a)
    if a.dtype != int:
        raise TypeError("integers, please")
    if point < 1 or point > n - 1:
        raise ValueError("point")
    child1 = np.concatenate([a[:point], b[point:]])
    child2 = np.concatenate([b[:point], a[point:]])
    return child1, child2
