# Marks the lowest and reads the marks.
def density_outliers(scores, fraction):
    if fraction > 1 or fraction < 0:
        raise ValueError("fraction")
    k = int(np.floor(fraction * len(scores) + 1e-9))
    chosen = np.zeros(len(scores), dtype=bool)
    chosen[np.lexsort((np.arange(len(scores)), scores))[:k]] = True
    return np.flatnonzero(chosen)
