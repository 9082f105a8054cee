"""returns the k after the bend

Slips: 1, each k is one too large
"""


def elbow_k(losses, ks):
    if len(ks) < 3 or np.any(np.diff(ks) != ks[1] - ks[0]):
        raise ValueError("at least three equally spaced ks")
    L = losses.astype(float)
    bends = L[:-2] - 2 * L[1:-1] + L[2:]
    tied = bends >= bends.max() - 1e-9 * L.max()
    return int(ks[2:][tied][0])
