"""accepts two ks as well

Breaks: `ValueError` for fewer than three
"""


def elbow_k(losses, ks):
    if len(ks) >= 3 and np.any(np.diff(ks) != ks[1] - ks[0]):
        raise ValueError("at least three equally spaced ks")
    if len(ks) < 3:
        return int(ks[-1])
    L = losses.astype(float)
    bends = L[:-2] - 2 * L[1:-1] + L[2:]
    tied = bends >= bends.max() - 1e-9 * L.max()
    return int(ks[1:-1][tied][0])
