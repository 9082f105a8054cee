"""returns integers for an image of integers

Breaks: 8-bit and float32 images
Slips: 1
"""


def integral_image(I):
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = np.cumsum(np.cumsum(I.astype(float), axis=0), axis=1)
    return S if I.dtype.kind == "f" else S.astype(int)
