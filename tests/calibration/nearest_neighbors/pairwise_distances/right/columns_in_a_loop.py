# Adds up one column after the other.
def pairwise_distances(A, B, p=2.0):
    if p < 1:
        raise ValueError("p must be at least 1")
    total = np.zeros((len(A), len(B)))
    for a, b in zip(A.T.astype(float), B.T.astype(float)):
        gap = np.abs(np.subtract.outer(a, b))
        total = np.maximum(total, gap) if p == np.inf else total + gap**p
    return total if p == np.inf else total ** (1 / p)
