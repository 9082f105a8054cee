"""writes the denominator out"""


def dirichlet_map(counts, alpha):
    alpha = np.ones(len(counts)) * alpha
    if alpha.min() < 1:
        raise ValueError("alpha must be at least 1")
    if counts.sum() == 0 and np.all(alpha == 1):
        return np.ones(len(counts)) / len(counts)
    return (counts + alpha - 1) / (counts.sum() + alpha.sum() - len(counts))
