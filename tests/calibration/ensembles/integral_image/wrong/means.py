"""divides sums by areas

Breaks: sums of rectangles
Slips: 1, every entry behind the first
"""


def integral_image(I):
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = np.cumsum(np.cumsum(I.astype(float), axis=0), axis=1)
    S[1:, 1:] /= np.outer(np.arange(1, h + 1), np.arange(1, w + 1))
    return S
