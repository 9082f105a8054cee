"""takes alpha for an array

Breaks: a number for `alpha`
Slips: 1, a number fails in the formula and in the check
"""


def dirichlet_map(counts, alpha):
    if min(alpha) < 1:
        raise ValueError("alpha must be at least 1")
    total = counts + alpha - 1.0
    return total / total.sum() if total.sum() else np.full(len(counts), 1 / len(counts))
