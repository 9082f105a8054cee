"""returns zeros if nothing was seen and the prior is flat

Breaks: no counts at all
Slips: 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.asarray(alpha, dtype=float)
    if np.any(alpha < 1):
        raise ValueError("alpha must be at least 1")
    total = counts + alpha - 1
    return total / max(total.sum(), 1e-300)
