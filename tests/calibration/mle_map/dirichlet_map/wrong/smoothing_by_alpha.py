"""adds alpha in place of alpha - 1 and forgets k in the sum

Breaks: priors with different entries
Slips: 1, no probabilities are right
"""


def dirichlet_map(counts, alpha):
    alpha = np.broadcast_to(np.asarray(alpha, dtype=float), counts.shape)
    if np.any(alpha < 1):
        raise ValueError("alpha must be at least 1")
    return (counts + alpha) / (counts.sum() + alpha.sum() - len(counts))
