"""takes entries for equally large that differ by a ten-billionth

Slips: 1
"""


def fix_signs(W):
    W = np.array(W, dtype=float)
    sizes = np.abs(W)
    places = np.argmax(sizes >= (1 - 1e-10) * sizes.max(axis=1, keepdims=True), axis=1)
    W[W[np.arange(len(W)), places] < 0] *= -1
    return W
