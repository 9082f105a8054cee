"""rounds shares to twelve places

Breaks: shares in any unit
"""


def roulette_probabilities(fitness):
    f = np.asarray(fitness, dtype=float)
    if (f < 0).any():
        raise ValueError("negative")
    total = f.sum()
    if total == 0:
        return np.full(len(f), 1 / len(f))
    return (f / total).round(12)
