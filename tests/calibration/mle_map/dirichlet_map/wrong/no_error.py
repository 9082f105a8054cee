"""takes any prior without an error

Breaks: the error
Slips: 1
"""


def dirichlet_map(counts, alpha):
    total = counts + np.asarray(alpha, dtype=float) - 1
    return total / total.sum() if total.sum() else np.full(len(counts), 1 / len(counts))
