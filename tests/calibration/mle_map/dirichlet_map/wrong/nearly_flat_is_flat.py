"""returns equal probabilities for no counts and a prior that is only nearly flat

Breaks: no counts at all
Slips: 1
"""


def dirichlet_map(counts, alpha):
    prior = np.broadcast_to(np.asarray(alpha, dtype=float), counts.shape)
    if np.any(prior < 1):
        raise ValueError("alpha must be at least 1")
    seen = counts + (prior - 1)
    if np.allclose(seen, 0):
        return np.full(len(counts), 1 / len(counts))
    return seen / seen.sum()
