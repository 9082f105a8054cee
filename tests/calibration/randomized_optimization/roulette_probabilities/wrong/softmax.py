"""takes a softmax of the fitness

Breaks: shares in any unit
Slips: 1, shares of zeros are 0 no longer, and integers are wrong
"""


def roulette_probabilities(fitness):
    f = np.array(fitness, dtype=float)
    if (f < 0).any():
        raise ValueError("negative fitness")
    if f.sum() == 0:
        return np.ones(len(f)) / len(f)
    w = np.exp(f - f.max())
    return w / w.sum()
