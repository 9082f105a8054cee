"""returns the k with the smallest loss

Slips: 1, the last k is hardly ever the elbow
"""


def elbow_k(losses, ks):
    if len(ks) < 3 or np.any(np.diff(ks) != ks[1] - ks[0]):
        raise ValueError("at least three equally spaced ks")
    L = losses.astype(float)
    bends = L[:-2] - 2 * L[1:-1] + L[2:]
    return int(ks[np.argmin(L)])
