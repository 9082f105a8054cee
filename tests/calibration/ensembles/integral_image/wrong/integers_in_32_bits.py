"""adds up integers in 32 bits

Breaks: sums of rectangles
Slips: 1
"""


def integral_image(I):
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    kind = np.int32 if I.dtype.kind in "iu" else float
    S[1:, 1:] = np.cumsum(np.cumsum(I, axis=0, dtype=kind), axis=1, dtype=kind)
    return S
