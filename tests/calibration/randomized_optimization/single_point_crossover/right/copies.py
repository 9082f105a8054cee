# Copies and exchanges.
def single_point_crossover(a, b, point):
    if point not in range(1, len(a)):
        raise ValueError("point")
    c, d = a.copy(), b.copy()
    c[point:], d[point:] = b[point:], a[point:]
    return [c, d]
