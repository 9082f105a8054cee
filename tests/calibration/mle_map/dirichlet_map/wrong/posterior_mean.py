"""returns the mean of the posterior, not its highest point

Slips: 1, no probabilities are right but for equal entries
"""


def dirichlet_map(counts, alpha):
    if np.any(np.asarray(alpha) < 1):
        raise ValueError("alpha must be at least 1")
    total = counts + np.asarray(alpha, dtype=float)
    return total / total.sum()
