"""exchanges the tails in the parents

Breaks: the parents stay as they were
"""


def single_point_crossover(a, b, point):
    n = len(a)
    if point < 1 or point > n - 1:
        raise ValueError("point")
    tail = a[point:].copy()
    a[point:] = b[point:]
    b[point:] = tail
    child1, child2 = a.copy(), b.copy()
    return child1, child2
