"""treats each category as a coin with the same prior for its other side

Breaks: priors with different entries
Slips: 1, the probabilities do not add up to 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.broadcast_to(np.asarray(alpha, dtype=float), counts.shape)
    if np.any(alpha < 1):
        raise ValueError("alpha must be at least 1")
    n = counts.sum() + 2 * alpha - 2
    return np.where(n > 0, (counts + alpha - 1) / np.where(n > 0, n, 1), 1 / len(counts))
