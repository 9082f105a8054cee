"""raises the error only if the sum is negative

Breaks: `ValueError` for negative fitness (a sum of 0 included)
"""


def roulette_probabilities(fitness):
    f = np.array(fitness, dtype=float)
    if f.sum() < 0:
        raise ValueError("negative fitness")
    if f.sum() == 0:
        return np.ones(len(f)) / len(f)
    return f / f.sum()
