"""turns the image over its diagonal

Breaks: wide images and tall ones
Slips: 1, every image that is not symmetric
"""


def integral_image(I):
    I = I.T
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = np.cumsum(np.cumsum(I.astype(float), axis=0), axis=1)
    return S
