"""returns only the first of two probabilities

Breaks: two categories (as `beta_map`)
Slips: 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.asarray(alpha, dtype=float)
    if np.any(alpha < 1):
        raise ValueError("alpha must be at least 1")
    total = counts + alpha - 1
    result = total / total.sum() if total.sum() else np.full(len(counts), 1 / len(counts))
    return float(result[0]) if len(counts) == 2 and counts.sum() else result
