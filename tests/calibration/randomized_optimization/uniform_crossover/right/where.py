# Takes where.
def uniform_crossover(a, b, mask):
    return np.where(mask, a, b), np.where(~mask, a, b)
