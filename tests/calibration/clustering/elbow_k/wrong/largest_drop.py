"""returns the k after the largest drop

Breaks: bends that are not the largest drop
Slips: 1, the largest drop is often the first
"""


def elbow_k(losses, ks):
    if len(ks) < 3 or np.any(np.diff(ks) != ks[1] - ks[0]):
        raise ValueError("at least three equally spaced ks")
    L = losses.astype(float)
    bends = L[:-2] - 2 * L[1:-1] + L[2:]
    return int(ks[1:][np.argmax(-np.diff(L))])
