"""adds up along the columns only

Breaks: sums of rectangles
Slips: 1, every entry behind the first column
"""


def integral_image(I):
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = np.cumsum(I.astype(float), axis=0)
    return S
