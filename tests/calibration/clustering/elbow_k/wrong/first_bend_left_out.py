"""leaves the first inner k out but of three

Breaks: elbows at either end of the inner places
Slips: 1, the first inner place is the elbow in most tests
"""


def elbow_k(losses, ks):
    if len(ks) < 3 or np.any(np.diff(ks) != ks[1] - ks[0]):
        raise ValueError("at least three equally spaced ks")
    L = losses.astype(float)
    bends = L[:-2] - 2 * L[1:-1] + L[2:]
    if len(bends) > 1:
        bends[0] = bends.min() - L.max()
    tied = bends >= bends.max() - 1e-9 * L.max()
    return int(ks[1:-1][tied][0])
