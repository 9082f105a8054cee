"""counts up from the first k in steps of 1

Breaks: `ks` in steps of 2 and more
"""


def elbow_k(losses, ks):
    if len(ks) < 3 or np.any(np.diff(ks) != ks[1] - ks[0]):
        raise ValueError("at least three equally spaced ks")
    L = losses.astype(float)
    bends = L[:-2] - 2 * L[1:-1] + L[2:]
    tied = bends >= bends.max() - 1e-9 * L.max()
    return int(ks[0] + 1 + np.argmax(tied))
