"""returns a floating point number

Breaks: that the result is an integer
"""


def elbow_k(losses, ks):
    L = losses.astype(float)
    if len(ks) < 3 or np.any(np.diff(ks) != ks[1] - ks[0]):
        raise ValueError("ks")
    b = L[:-2] - 2 * L[1:-1] + L[2:]
    return float(ks[1 + np.argmax(b >= b.max() - 1e-9 * L.max())])
