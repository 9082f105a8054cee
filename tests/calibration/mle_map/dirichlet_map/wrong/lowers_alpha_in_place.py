"""subtracts 1 from alpha in place

Breaks: the arguments stay as they were
Slips: 1
"""


def dirichlet_map(counts, alpha):
    if np.any(np.asarray(alpha) < 1):
        raise ValueError("alpha must be at least 1")
    alpha -= 1
    total = counts + alpha
    return total / total.sum() if total.sum() else np.full(len(counts), 1 / len(counts))
