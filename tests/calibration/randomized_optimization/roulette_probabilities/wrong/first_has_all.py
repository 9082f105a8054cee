"""gives the whole wheel to the first where all are 0

Breaks: all zeros
"""


def roulette_probabilities(fitness):
    f = np.array(fitness, dtype=float)
    if (f < 0).any():
        raise ValueError("negative fitness")
    if f.sum() == 0:
        return np.eye(len(f))[0]
    return f / f.sum()
