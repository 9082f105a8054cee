"""cuts the pixels of float32 images to whole numbers

Breaks: 8-bit and float32 images
Slips: 1
"""


def integral_image(I):
    A = I.astype(np.int64) if I.dtype == np.float32 else I
    S = np.zeros((I.shape[0] + 1, I.shape[1] + 1))
    S[1:, 1:] = A.astype(float).cumsum(axis=0).cumsum(axis=1)
    return S
