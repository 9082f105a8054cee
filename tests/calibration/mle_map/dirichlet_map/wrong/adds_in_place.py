"""adds the prior to the counts in place if they are floats

Breaks: the arguments stay as they were
Slips: 1
"""


def dirichlet_map(counts, alpha):
    alpha = np.asarray(alpha, dtype=float)
    if np.any(alpha < 1):
        raise ValueError("alpha must be at least 1")
    if counts.dtype != float:
        counts = counts.astype(float)
    counts += alpha - 1
    return counts / counts.sum() if counts.sum() else np.full(len(counts), 1 / len(counts))
