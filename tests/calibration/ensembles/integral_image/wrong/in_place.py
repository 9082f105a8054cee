"""adds up in the image itself

Breaks: that the image stays as it was
Slips: 1
"""


def integral_image(I):
    h, w = I.shape
    if I.dtype == float:
        np.cumsum(I, axis=0, out=I)
        S = np.zeros((h + 1, w + 1))
        S[1:, 1:] = np.cumsum(I, axis=1)
        return S
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = np.cumsum(np.cumsum(I.astype(float), axis=0), axis=1)
    return S
