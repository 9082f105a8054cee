"""returns zeros where all are 0

Breaks: all zeros
"""


def roulette_probabilities(fitness):
    f = np.array(fitness, dtype=float)
    if (f < 0).any():
        raise ValueError("negative fitness")
    if f.sum() == 0:
        return f
    return f / f.sum()
