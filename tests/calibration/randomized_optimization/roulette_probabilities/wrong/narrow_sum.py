"""adds integers of 8 bits up in 8 bits

Breaks: integers of 8 bits
"""


def roulette_probabilities(fitness):
    f = np.array(fitness)
    if (f < 0).any():
        raise ValueError("negative fitness")
    if f.sum() == 0:
        return np.ones(len(f)) / len(f)
    return f / f.sum(dtype=f.dtype)
