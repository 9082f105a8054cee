# Leaves NumPy integers in the tuple.
def cell_index(b, low, high, bins):
    low, high = np.array(low, float), np.array(high, float)
    if bins <= 0 or not (high > low).all():
        raise ValueError("empty grid")
    share = np.clip((np.array(b, float) - low) / (high - low), 0.0, 1.0)
    return tuple(np.minimum((share * bins).astype(int), bins - 1))
