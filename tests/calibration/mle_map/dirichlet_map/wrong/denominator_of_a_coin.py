"""divides by n + sum(alpha) - 1

Breaks: priors with different entries
Slips: 1, the probabilities never add up to 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.broadcast_to(np.asarray(alpha, dtype=float), counts.shape)
    if np.any(alpha < 1):
        raise ValueError("alpha must be at least 1")
    return (counts + alpha - 1) / (counts.sum() + alpha.sum() - 1)
