"""takes negative fitness for 0

Breaks: `ValueError` for negative fitness (a sum of 0 included)
"""


def roulette_probabilities(fitness):
    f = np.array(fitness, dtype=float)
    if (f < 0).any():
        f = np.maximum(f, 0)
    if f.sum() == 0:
        return np.ones(len(f)) / len(f)
    return f / f.sum()
