"""returns cumulative shares instead of shares

Slips: 1, nearly every share is another one
"""


def roulette_probabilities(fitness):
    f = np.array(fitness, dtype=float)
    if (f < 0).any():
        raise ValueError("negative fitness")
    if f.sum() == 0:
        return np.ones(len(f)) / len(f)
    return np.cumsum(f) / f.sum()
