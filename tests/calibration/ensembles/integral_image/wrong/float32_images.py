"""adds up images of float32 in float32

Breaks: 8-bit and float32 images
Slips: 1
"""


def integral_image(I):
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = I.cumsum(axis=0).cumsum(axis=1)
    return S
