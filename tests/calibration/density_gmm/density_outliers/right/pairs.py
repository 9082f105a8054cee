# Sorts pairs of score and number.
def density_outliers(scores, fraction):
    if not 0 <= fraction <= 1:
        raise ValueError("fraction")
    k = int(fraction * len(scores) + 1e-9)
    pairs = sorted((float(s), i) for i, s in enumerate(scores))
    return np.array(sorted(i for _, i in pairs[:k]), dtype=int)
