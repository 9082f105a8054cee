"""returns equal probabilities for no counts and an average alpha of 1 before it checks alpha

Breaks: the error
Slips: 1
"""


def dirichlet_map(counts, alpha):
    k = len(counts)
    prior = np.broadcast_to(np.asarray(alpha, dtype=float), (k,))
    total = counts.sum() + prior.sum() - k
    if total == 0:
        return np.full(k, 1 / k)
    if np.any(prior < 1):
        raise ValueError("alpha must be at least 1")
    return (counts + prior - 1) / total
