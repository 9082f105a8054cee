"""accepts fitness down to -1e-6

Breaks: `ValueError` for negative fitness (a sum of 0 included)
"""


def roulette_probabilities(fitness):
    f = np.array(fitness, dtype=float)
    if (f < -1e-6).any():
        raise ValueError("negative fitness")
    if f.sum() == 0:
        return np.ones(len(f)) / len(f)
    return f / f.sum()
