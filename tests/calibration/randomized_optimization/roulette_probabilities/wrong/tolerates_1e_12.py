"""accepts fitness down to -1e-12

Breaks: `ValueError` for negative fitness (a sum of 0 included)
"""


def roulette_probabilities(fitness):
    f = np.asarray(fitness, dtype=float)
    if (f < -1e-12).any():
        raise ValueError("negative")
    total = f.sum()
    if total == 0:
        return np.full(len(f), 1 / len(f))
    return f / total
