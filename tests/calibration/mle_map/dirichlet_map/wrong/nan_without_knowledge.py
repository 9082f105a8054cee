"""divides 0 by 0 if nothing was seen and the prior is flat

Breaks: no counts at all
Slips: 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.asarray(alpha, dtype=float)
    if np.any(alpha < 1):
        raise ValueError("alpha must be at least 1")
    with np.errstate(invalid="ignore"):
        return (counts + alpha - 1) / np.sum(counts + alpha - 1)
