"""returns sums without a border of zeros

Breaks: the border of zeros
Slips: 1, no table has its shape
"""


def integral_image(I):
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = np.cumsum(np.cumsum(I.astype(float), axis=0), axis=1)
    return S[1:, 1:]
