"""takes -0.0 for negative by its sign bit"""


def roulette_probabilities(fitness):
    f = np.asarray(fitness, dtype=float)
    if np.signbit(f).any():
        raise ValueError("negative")
    total = f.sum()
    if total == 0:
        return np.full(len(f), 1 / len(f))
    return f / total
