"""draws no steps where sigma is 0

Slips: 1
"""


def gaussian_offspring(parents, n, sigma, rng):
    if sigma < 0:
        raise ValueError("sigma must not be negative")
    chosen = np.asarray(parents, dtype=float)[rng.integers(0, len(parents), size=n)]
    if sigma == 0:
        return chosen
    return chosen + sigma * rng.standard_normal(chosen.shape)
