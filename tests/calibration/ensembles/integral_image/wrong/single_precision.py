"""adds up in single precision

Breaks: sums of rectangles
Slips: 1, drawn images stand in two tests
"""


def integral_image(I):
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = np.cumsum(np.cumsum(I.astype(np.float32), axis=0), axis=1)
    return S
