"""uses the first entry of alpha for all categories

Breaks: priors with different entries
Slips: 1
"""


def dirichlet_map(counts, alpha):
    if np.any(np.asarray(alpha) < 1):
        raise ValueError("alpha must be at least 1")
    extra = float(np.ravel(alpha)[0]) - 1
    if counts.sum() == 0:
        extra = np.asarray(alpha, dtype=float) - 1
    total = counts + extra
    return total / total.sum() if total.sum() else np.full(len(counts), 1 / len(counts))
