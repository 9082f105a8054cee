"""fills the smaller square only

Breaks: wide images and tall ones
Slips: 1, wide and tall images stand in every test
"""


def integral_image(I):
    h, w = I.shape
    S = np.zeros((h + 1, w + 1))
    S[1:, 1:] = np.cumsum(np.cumsum(I.astype(float), axis=0), axis=1)
    m = min(h, w) + 1
    S[m:], S[:, m:] = 0, 0
    return S
