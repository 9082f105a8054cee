"""takes sums below 1e-9 for 0

Breaks: shares in any unit
"""


def roulette_probabilities(fitness):
    f = np.array(fitness, dtype=float)
    if (f < 0).any():
        raise ValueError("negative fitness")
    if f.sum() < 1e-9:
        return np.ones(len(f)) / len(f)
    return f / f.sum()
