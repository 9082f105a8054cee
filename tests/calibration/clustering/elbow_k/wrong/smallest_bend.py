"""returns the k with the smallest second difference

Slips: 1, the opposite of a bend
"""


def elbow_k(losses, ks):
    if len(ks) < 3 or np.any(np.diff(ks) != ks[1] - ks[0]):
        raise ValueError("at least three equally spaced ks")
    L = losses.astype(float)
    bends = L[:-2] - 2 * L[1:-1] + L[2:]
    tied = bends <= bends.min()
    return int(ks[1:-1][tied][0])
