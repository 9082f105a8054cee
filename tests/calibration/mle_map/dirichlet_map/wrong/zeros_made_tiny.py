"""lifts probabilities of zero to a tiny number

Breaks: `alpha` of 1 (the shares, zeros included)
Slips: 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.asarray(alpha, dtype=float)
    if np.any(alpha < 1):
        raise ValueError("alpha must be at least 1")
    total = counts + alpha - 1
    if total.sum() == 0:
        return np.full(len(counts), 1 / len(counts))
    lifted = np.maximum(total / total.sum(), 1e-6) if np.all(alpha == 1) else total
    return lifted / lifted.sum()
