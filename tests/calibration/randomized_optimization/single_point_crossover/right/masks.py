# Takes a mask.
def single_point_crossover(a, b, point):
    if not 0 < point < len(a):
        raise ValueError(f"bad point {point}")
    head = np.arange(len(a)) < point
    return np.where(head, a, b), np.where(head, b, a)
