"""adds 1e-9 to the sum to be safe

Breaks: shares in any unit
"""


def roulette_probabilities(fitness):
    f = np.array(fitness, dtype=float)
    if (f < 0).any():
        raise ValueError("negative fitness")
    if f.sum() == 0:
        return np.ones(len(f)) / len(f)
    return f / (f.sum() + 1e-9)
