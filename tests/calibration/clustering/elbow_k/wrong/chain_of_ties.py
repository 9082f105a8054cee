"""goes back from the largest bend while the next one is tied

Breaks: ties (exact and by rounding)
"""


def elbow_k(losses, ks):
    L = losses.astype(float)
    if len(ks) < 3 or np.any(np.diff(ks) != ks[1] - ks[0]):
        raise ValueError("ks")
    b = L[:-2] - 2 * L[1:-1] + L[2:]
    i = int(np.argmax(b))
    while i > 0 and abs(b[i - 1] - b[i]) <= 1e-9 * L.max():
        i -= 1
    return int(ks[i + 1])
