# The ratio minus 1.
def distance_contrast(n, d, rng):
    X = rng.uniform(-0.5, 0.5, size=(n, d))
    r = np.sqrt(np.einsum("ij,ij->i", X, X))
    return float(r.max() / r.min() - 1)
