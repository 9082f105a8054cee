"""looks for bends above 0 only

Breaks: bends that are all negative
"""


def elbow_k(losses, ks):
    if len(ks) < 3 or np.any(np.diff(ks) != ks[1] - ks[0]):
        raise ValueError("at least three equally spaced ks")
    L = losses.astype(float)
    bends = L[:-2] - 2 * L[1:-1] + L[2:]
    best, found = 0.0, ks[1]
    for b, k in zip(bends, ks[1:-1]):
        if b > best + 1e-9 * L.max():
            best, found = b, k
    return int(found)
