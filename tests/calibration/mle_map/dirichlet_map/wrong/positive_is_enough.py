"""refuses only entries that are not positive

Breaks: the error
Slips: 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.asarray(alpha, dtype=float)
    if np.any(alpha <= 0):
        raise ValueError("alpha must be positive")
    total = counts + alpha - 1
    return total / total.sum() if total.sum() else np.full(len(counts), 1 / len(counts))
