"""returns equal probabilities whenever nothing was seen

Breaks: no counts at all
Slips: 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.asarray(alpha, dtype=float)
    if np.any(alpha < 1):
        raise ValueError("alpha must be at least 1")
    if counts.sum() == 0:
        return np.full(len(counts), 1 / len(counts))
    total = counts + alpha - 1
    return total / total.sum()
