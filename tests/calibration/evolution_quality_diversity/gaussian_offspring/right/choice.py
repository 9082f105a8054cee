# Draws rows by choice, steps by normal.
def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("negative step size")
    chosen = rng.choice(np.asarray(parents, dtype=float), size=n)
    return chosen + rng.normal(0, sigma, size=chosen.shape)
