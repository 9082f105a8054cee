"""takes a number for alpha only once in the sum

Breaks: a number for `alpha`
Slips: 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.asarray(alpha, dtype=float)
    if np.any(alpha < 1):
        raise ValueError("alpha must be at least 1")
    total = counts.sum() + np.sum(alpha - 1)
    return (counts + alpha - 1) / total if total else np.full(len(counts), 1 / len(counts))
