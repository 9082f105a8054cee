"""checks the gaps at both ends only

Breaks: for a gap anywhere
"""


def elbow_k(losses, ks):
    if len(ks) < 3 or len({int(ks[1] - ks[0]), int(ks[-1] - ks[-2])}) > 1:
        raise ValueError("at least three equally spaced ks")
    L = losses.astype(float)
    bends = L[:-2] - 2 * L[1:-1] + L[2:]
    tied = bends >= bends.max() - 1e-9 * L.max()
    return int(ks[1:-1][tied][0])
