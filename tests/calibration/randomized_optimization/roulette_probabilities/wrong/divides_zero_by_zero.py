"""divides 0 by 0 where all are 0

Breaks: all zeros
"""


def roulette_probabilities(fitness):
    f = np.array(fitness, dtype=float)
    if (f < 0).any():
        raise ValueError("negative fitness")
    with np.errstate(all="ignore"):
        return f / f.sum()
