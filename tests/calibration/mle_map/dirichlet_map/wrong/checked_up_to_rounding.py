"""lets alpha be below 1 by a rounding error

Breaks: the error
Slips: 1
"""


def dirichlet_map(counts, alpha):
    prior = np.zeros(len(counts)) + alpha
    if np.any(prior < 1 - 1e-9):
        raise ValueError("every entry of alpha must be at least 1")
    seen = counts + np.maximum(prior, 1.0) - 1
    total = seen.sum()
    return seen / total if total > 0 else np.full(len(counts), 1 / len(counts))
