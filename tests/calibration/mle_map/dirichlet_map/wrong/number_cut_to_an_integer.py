"""cuts a number for alpha to an integer, as the counts are

Breaks: a number for `alpha`
Slips: 1
"""


def dirichlet_map(counts, alpha):
    if np.any(np.asarray(alpha) < 1):
        raise ValueError("alpha must be at least 1")
    prior = np.full_like(counts, alpha) if np.ndim(alpha) == 0 else alpha
    seen = counts + prior - 1
    total = seen.sum()
    return seen / total if total else np.full(len(counts), 1 / len(counts))
