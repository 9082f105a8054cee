"""returns a single pixel as it is

Breaks: one pixel
Slips: 1
"""


def integral_image(I):
    h, w = I.shape
    if h == w == 1:
        return I * 1.0
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = np.cumsum(np.cumsum(I.astype(float), axis=0), axis=1)
    return S
