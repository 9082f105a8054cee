"""divides the fitness in place

Breaks: the fitness stays as it was
"""


def roulette_probabilities(fitness):
    f = fitness if fitness.dtype == float else np.array(fitness, dtype=float)
    if (f < 0).any():
        raise ValueError("negative fitness")
    if f.sum() == 0:
        return np.ones(len(f)) / len(f)
    f /= f.sum()
    return f
