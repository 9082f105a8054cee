"""raises ValueError only if all entries of alpha are below 1

Breaks: the error
Slips: 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.asarray(alpha, dtype=float)
    if np.all(alpha < 1):
        raise ValueError("alpha must be at least 1")
    total = counts + alpha - 1
    return total / total.sum() if total.sum() else np.full(len(counts), 1 / len(counts))
